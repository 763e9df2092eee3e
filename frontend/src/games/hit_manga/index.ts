/** Hit Manga: what the house mounts. */
import type { GameParts } from '../contract';
import { describe, markOf } from './describe';
import Result from './Result.svelte';
import Screen from './Screen.svelte';
import { nameSealed } from './sealed';
import Table from './Table.svelte';

export const parts: GameParts = { Table, Screen, Result, describe, nameSealed, markOf };
