/** The words of the result page. */
import { translator } from '../lib/words/language.svelte';
import en from './en.json';
import ja from './ja.json';

export const t = translator({ en, ja });
