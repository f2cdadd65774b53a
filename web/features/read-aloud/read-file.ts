import { clipLimits } from '../../../cms/contract/clip-limits.ts'

/** More than a long list that was read slowly, in any format. */
const mostBytes = 60 * 1024 * 1024

/** A sound file of any kind that the browser plays, as samples; null where it is none. */
export async function readSoundFile(file: File): Promise<Float32Array<ArrayBuffer> | null> {
  if (file.size > mostBytes) return null
  try {
    // One channel at the rate of clips: the browser mixes and filters.
    const context = new OfflineAudioContext(1, 1, clipLimits.rate)
    const decoded = await context.decodeAudioData(await file.arrayBuffer())
    const mixing = new OfflineAudioContext(1, Math.max(1, decoded.length), clipLimits.rate)
    const source = mixing.createBufferSource()
    source.buffer = decoded
    source.connect(mixing.destination)
    source.start()
    return (await mixing.startRendering()).getChannelData(0)
  } catch {
    return null
  }
}
