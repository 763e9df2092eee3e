/** Seconds towards a moment, as every device shows them. */

/** Whole seconds left, counted as people count down: 0 only when the moment has come. */
export function secondsLeft(untilMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/** 0:42, 1:05. */
export function spell(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
