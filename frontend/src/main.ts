/** Puts the client on the page. */
import './style.css';

import { mount } from 'svelte';

import App from './App.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('The page has no element with the id "app".');

mount(App, { target });

// Japanese lettering comes in some 120 slices; only their list is loaded, after the first paint.
void import('./fonts-japanese');
