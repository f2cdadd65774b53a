import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spaced, syntheticTake } from '../cms/clips/synthetic-take.fixture.ts'
import { wavFile } from '../cms/clips/wav-file.ts'

/** A file for a browser's microphone: a voice that says words of these lengths, with breaths between. */
export function buildVoice(seconds: readonly number[]): string {
  const said = seconds.map((length) => ({ kind: 'word', seconds: length }) as const)
  const path = join(mkdtempSync(join(tmpdir(), 'voice-')), 'words.wav')
  writeFileSync(path, wavFile(syntheticTake(spaced(said, 0.8)).samples))
  return path
}
