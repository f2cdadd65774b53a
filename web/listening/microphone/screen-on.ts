/**
 * Keeps the screen on while somebody speaks and touches nothing: a phone that locks itself ends what
 * is being recorded. Gives the way to let it go dark again. A browser that cannot, or saves its
 * battery, is left alone.
 */
export function keepScreenOn(): () => void {
  // Absent in old browsers, and on an address without https.
  const locks: WakeLock | undefined = navigator.wakeLock
  const lock = locks?.request('screen').catch(() => undefined)
  return () => void lock?.then((held) => held?.release())
}
