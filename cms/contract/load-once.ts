/**
 * Reads what is needed for good when it is first asked for, and once for all who ask. A reading that
 * failed is not kept: whoever asks next has it read anew.
 */
export function loadOnce<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => {
    if (kept) return kept
    const reading = read()
    kept = reading
    reading.catch(() => {
      kept = undefined
    })
    return reading
  }
}
