/** What the line of the voice shows while a microphone is open. */
export interface VoiceLine {
  /** For how many waves of the last three seconds something was heard; a wave is 70 ms. */
  heard: number
  /** For how many waves it has been quiet since. */
  quietSince: number
}

/** Reads the line of the voice, as far as it is drawn. Runs in the page. */
export function voiceLine(): VoiceLine {
  const line = document.querySelector('svg[data-live="true"] path:last-child')
  const drawn = line?.getAttribute('d') ?? ''
  // With reduced motion a bar stands for each second.
  const [, bar = 0] = /^M0 0H(\d+)$/.exec(drawn) ?? []
  if (Number(bar) > 100) return { heard: 15, quietSince: 0 }
  const turns = Array.from(drawn.matchAll(/q[\d.]+ ?(-?[\d.]+)/g), ([, swing]) => Number(swing))
  const waves = turns.filter((_swing, index) => index % 2 === 0).map((swing) => Math.abs(swing) > 4)
  const heard = waves.filter(Boolean).length
  return { heard, quietSince: heard === 0 ? 0 : waves.length - 1 - waves.lastIndexOf(true) }
}
