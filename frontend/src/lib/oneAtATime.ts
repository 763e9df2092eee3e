/** Taps come twice: a function that is not started again while it is under way. */

/** Does what `act` does; whoever calls again meanwhile waits for the call that is under way. */
export function oneAtATime<Args extends unknown[]>(act: (...args: Args) => Promise<void>): (...args: Args) => Promise<void> {
  let running: Promise<void> | null = null;
  return (...args) => (running ??= act(...args).finally(() => (running = null)));
}
