import { wavFile } from '../cms/clips/wav-file.ts'
import { Clip } from '../cms/contract/clip.ts'
import { clipLimits } from '../cms/contract/clip-limits.ts'
import type { ContractClient } from './contract-client.ts'

/** A tone as the page records a word, in base64; another pitch is another sound. */
export function buildSound({ seconds = 0.3, pitch = 220 } = {}): string {
  const samples = Float32Array.from(
    { length: seconds * clipLimits.rate },
    (_, index) => 0.4 * Math.sin((index / clipLimits.rate) * 2 * Math.PI * pitch),
  )
  return Buffer.from(wavFile(samples)).toString('base64')
}

/** A word that the tutor has said. */
export async function buildClip(
  admin: ContractClient,
  clips: string,
  { word, sound = buildSound() }: { word: string; sound?: string },
): Promise<Clip> {
  const { status, text, json } = await admin.send('PUT', clips, { word, sound })
  if (status !== 200) throw new Error(`Saving a clip answered ${status}: ${text}`)
  return Clip.parse(json)
}
