/** Hits & Outs: what the house mounts. */
import type { GameParts } from '../contract';
import { describe } from './describe';
import Result from './Result.svelte';
import Screen from './Screen.svelte';
import Table from './Table.svelte';

export const parts: GameParts = { Table, Screen, Result, describe };
