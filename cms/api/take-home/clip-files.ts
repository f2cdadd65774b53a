import { type Zippable, zipSync } from 'fflate'
import { slugify } from '../../content/fields/slug.ts'
import { HttpError } from '../../contract/http-error.ts'
import type { Row } from '../../exercises/row.ts'
import { wordKeyOf } from '../../exercises/row-id.ts'
import { type AnkiSound, ankiPackage, asItIs } from '../../exercises/server/anki-package.ts'
import type { Caller } from '../caller.ts'
import { clipOwners, findWordList, OwnerParams, type WordList } from '../clips/clip-owner.ts'
import { presentClip } from '../clips/present-clip.ts'
import type { Endpoint } from '../endpoint.ts'
import { MadeFile } from '../file-answer.ts'
import { readParams } from '../read-input.ts'
import { openSql } from './open-sql.ts'

/** Somebody who tries again and again has not got it; a list can have ten megabytes. */
const rate = {
  limit: () => 60,
  minutes: 10,
  failuresOnly: false,
  message: 'Too many files have been requested from your network. Please try again in ten minutes.',
}

/** Rows of which the tutor has said at least one, with their sounds. */
interface SpokenList extends WordList {
  sounds: ReadonlyMap<string, AnkiSound>
}

const madeFile = (path: string, make: (list: SpokenList) => Promise<MadeFile>): Endpoint => ({
  method: 'get',
  path,
  access: 'everyone',
  // It may have megabytes, and is asked for once.
  isKept: false,
  rate,
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const list = await findWordList(readParams(OwnerParams, request.params), caller)
    return make({ ...list, sounds: await soundsOf(list, caller) })
  },
})

/** The words with their sounds as a package for Anki (decision 104). */
const ankiOf = (owner: string) =>
  madeFile(`${owner}/words.apkg`, async ({ rows, sounds, deck, tags, fileName }) => {
    const bytes = ankiPackage(await openSql(), { rows, sounds, deck, tags, now: new Date() })
    const content = Buffer.from(bytes.buffer)
    return new MadeFile({ content, type: 'application/octet-stream', name: `${fileName}.apkg` })
  })

/** The sounds alone, each under its word. */
const zipOf = (owner: string) =>
  madeFile(`${owner}/clips.zip`, async ({ rows, sounds, fileName }) => {
    const files: Zippable = {}
    for (const [index, row] of rows.entries()) {
      const sound = sounds.get(row.id)
      if (sound) files[soundName(index, row)] = asItIs(sound.bytes)
    }
    const content = Buffer.from(zipSync(files).buffer)
    return new MadeFile({ content, type: 'application/zip', name: `${fileName}-voice.zip` })
  })

const soundName = (index: number, { word }: Row) =>
  `${[String(index + 1).padStart(3, '0'), slugify(word).slice(0, 60)].filter(Boolean).join('-')}.wav`

/** Made one after the other: a long list has ten megabytes. */
async function soundsOf({ owner, rows }: WordList, { reader }: Caller) {
  const clips = (await reader.clips(owner)).map(presentClip)
  const hashes = new Map(clips.map(({ key, hash }) => [key, hash]))
  const sounds = new Map<string, AnkiSound>()
  for (const { id, word } of rows) {
    const hash = hashes.get(wordKeyOf(word))
    const sound = hash && (await reader.clipSound(owner, hash))
    if (sound) sounds.set(id, { name: `${hash}.wav`, bytes: Buffer.from(sound, 'base64') })
  }
  if (sounds.size === 0) throw new HttpError(404, 'No word in this list has been read aloud yet.')
  return sounds
}

/** What a list with clips can be taken home as. */
export const clipFileEndpoints: readonly Endpoint[] = clipOwners.flatMap((owner) => [
  ankiOf(owner),
  zipOf(owner),
])
