/** Hit Manga: what the house mounts. */
import type { GameParts } from '../contract';
import { describe, markOf } from './describe';
import Keepsake from './Keepsake.svelte';
import { linesIn } from './lines';
import Result from './Result.svelte';
import Screen from './Screen.svelte';
import { nameSealed } from './sealed';
import Table from './Table.svelte';

export const parts: GameParts = { Table, Screen, Result, Keepsake, describe, linesIn, nameSealed, markOf };
