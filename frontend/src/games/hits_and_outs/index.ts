/** Hits & Outs: what the house mounts. */
import type { GameParts } from '../contract';
import { describe, markOf } from './describe';
import Result from './Result.svelte';
import Screen from './Screen.svelte';
import { cornerName } from './say';
import Table from './Table.svelte';
import type { Corner } from './words';

export const parts: GameParts = {
  Table,
  Screen,
  Result,
  describe,
  nameSealed: (value) => cornerName(value as Corner),
  markOf,
};
