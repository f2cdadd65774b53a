import { describe, expect, test } from 'vitest'
import { buildTake } from '../../../../testing/build-takes.ts'
import { readRecording } from './read-recording.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))))

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

const box = (type: string, ...content: Uint8Array[]) => {
  const inner = Buffer.concat(content)
  return bytes(u32(inner.length + 8), type, [...inner])
}

/** As Safari's recorder writes it: the head knows no length, fragments follow. */
function mp4({ fragmentAt = 0, length = 0 } = {}): Uint8Array {
  const head = (name: string, ticks: number) =>
    box(name, bytes(u32(0), u32(0), u32(0), u32(1000), u32(ticks)))
  const media = box('trak', box('mdia', head('mdhd', 0)))
  return new Uint8Array(
    Buffer.concat([
      box('ftyp', bytes('isom')),
      box('moov', head('mvhd', length), media),
      box('moof', box('traf', box('tfdt', bytes(u32(0), u32(fragmentAt))))),
      box('mdat', bytes('a voice')),
    ]),
  )
}

function page(content: string, granule: number): Uint8Array {
  const position = Buffer.alloc(8)
  position.writeBigInt64LE(BigInt(granule))
  return bytes('OggS', [0, 0, ...position], u32(0), u32(0), u32(0), [1, content.length], content)
}

const ogg = (seconds: number) =>
  new Uint8Array(
    Buffer.concat([
      page('OpusHead and more', 0),
      page('OpusTags', 0),
      page('a voice', seconds * 48_000),
    ]),
  )

const webm = new Uint8Array(buildTake('a voice', { seconds: 12 }))

const film = new Uint8Array(
  Buffer.from(Buffer.from(webm).toString('latin1').replace('webm', 'film'), 'latin1'),
)

describe('a whole recording', () => {
  test.each([
    ['audio/webm', webm, 12_000],
    ['audio/mp4', mp4({ length: 12_000 }), 12_000],
    ['audio/mp4', mp4({ fragmentAt: 9_000 }), 9_000],
    ['audio/mp4', mp4(), null],
    ['audio/ogg', ogg(12), 12_000],
  ])('%s is known, and how long it is', (type, given, ms) => {
    expect(readRecording(given)).toEqual({ type, ms })
  })
})

describe('half a recording', () => {
  test.each([
    ['audio/webm', webm],
    ['audio/mp4', mp4()],
    ['audio/ogg', ogg(12)],
  ])('%s is none, wherever it was cut off', (_type, given) => {
    const cuts = Array.from(given.keys(), (length) => readRecording(given.subarray(0, length)))

    expect(cuts.filter((found) => found !== null)).toEqual([])
  })
})

const filled = (recording: Uint8Array, filling: Uint8Array, times: number) =>
  new Uint8Array(Buffer.concat([recording, Buffer.alloc(times * filling.length, filling)]))

describe.each([
  ['audio/webm', webm, bytes([0xec, 0x80])],
  ['audio/mp4', mp4(), box('free')],
])('%s', (type, recording, filling) => {
  test('is known with thousands of empty parts in it', () => {
    expect(readRecording(filled(recording, filling, 50_000))).toMatchObject({ type })
  })

  test('is none with more parts than any recorder makes', () => {
    expect(readRecording(filled(recording, filling, 100_000))).toBeNull()
  })
})

test.each([
  ['nothing', bytes('')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a film in Matroska', film],
  ['a picture', bytes([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0])],
  ['the beginning of a beginning', bytes([0x1a, 0x45, 0xdf, 0xa3])],
  ['a head without sound', webm.subarray(0, 26)],
  ['a recording with a page behind it', bytes([...webm], '<script>alert(1)</script>')],
  ['a box that says it is endless', bytes(u32(0), 'ftyp')],
  ['a box of no size', bytes(u32(4), 'ftyp', u32(4), 'moov')],
])('%s is no recording', (_what, given) => {
  expect(readRecording(given)).toBeNull()
})
