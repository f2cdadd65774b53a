import { expect, test } from 'vitest'
import { sniffedAudio } from './sniffed-audio.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const matroska = (kind: string) =>
  new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0x42, 0x82, 0x84, ...bytes(kind)])

test.each([
  ['audio/webm', matroska('webm rest')],
  ['audio/mp4', bytes('\0\0\0\x1cftypisom rest')],
  ['audio/ogg', bytes('OggS and the rest')],
])('%s is known by its first bytes', (type, given) => {
  expect(sniffedAudio(given)).toBe(type)
})

test.each([
  ['nothing', bytes('')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a film in Matroska', matroska('matroska')],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])],
  ['the beginning of a beginning', new Uint8Array([0x1a, 0x45, 0xdf, 0xa3])],
])('%s is no recording', (_what, given) => {
  expect(sniffedAudio(given)).toBeNull()
})
