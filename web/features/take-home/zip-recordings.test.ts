import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipRecordings } from './zip-recordings.ts'

const audio = (text: string) => new Blob([text], { type: 'audio/webm' })
const unzipped = async (zip: Blob) => {
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

test('each recording is in the file with its words beside it', async () => {
  const zip = await zipRecordings([
    { name: 'lesson-4-speaking-1.webm', audio: audio('one'), transcript: 'Słowa 👋' },
    { name: 'lesson-4-speaking-2.webm', audio: audio('two'), transcript: '' },
  ])

  expect(await unzipped(zip)).toEqual({
    'lesson-4-speaking-1.webm': 'one',
    'lesson-4-speaking-1.txt': 'Słowa 👋\n',
    'lesson-4-speaking-2.webm': 'two',
  })
})

test('two recordings of one name are both there', async () => {
  const zip = await zipRecordings([
    { name: 'same.webm', audio: audio('one'), transcript: '' },
    { name: 'same.webm', audio: audio('two'), transcript: '' },
  ])

  expect(await unzipped(zip)).toEqual({ 'same.webm': 'one', 'same-2.webm': 'two' })
})
