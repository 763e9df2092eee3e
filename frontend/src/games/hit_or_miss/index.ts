/** Hit or Miss: what the house mounts. */
import type { GameParts } from '../contract';
import { describe, markOf } from './describe';
import { linesIn } from './lines';
import Result from './Result.svelte';
import { nameSealed } from './sealed';
import Screen from './Screen.svelte';
import Table from './Table.svelte';

export const parts: GameParts = { Table, Screen, Result, describe, linesIn, nameSealed, markOf };
