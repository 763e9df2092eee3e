/** Keeps the screen awake during play. Needs a secure context; without one the device decides. */

let held: WakeLockSentinel | null = null;
let wanted = false;

async function take(): Promise<void> {
  if (!wanted || held || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
  try {
    held = await navigator.wakeLock.request('screen');
    held.addEventListener('release', () => (held = null));
  } catch {
    held = null; // Low battery, or the page was hidden in between.
  }
  if (!wanted) void held?.release();
}

/** From now on the screen stays awake, until the function that is returned is called. */
export function stayAwake(): () => void {
  wanted = true;
  const again = (): void => void take();
  document.addEventListener('visibilitychange', again);
  void take();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void held?.release();
  };
}
