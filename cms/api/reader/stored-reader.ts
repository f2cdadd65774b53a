import type { Payload } from 'payload'
import { isAssistant } from '../../content/access/roles.ts'
import { type Rights, readOptions } from './read-options.ts'
import type { Items, Reader, Texts } from './reader.ts'
import { clipReader } from './stored-clips.ts'
import { courseReader } from './stored-courses.ts'
import { lessonReader } from './stored-lessons.ts'
import { pageReader } from './stored-pages.ts'
import { pictureReader } from './stored-pictures.ts'

/** Content as it is stored, by Payload's own access rules. */
export function storedReader(payload: Payload, rights: Rights = {}): Reader {
  const options = readOptions(rights)
  return {
    ...courseReader(payload, options),
    ...lessonReader(payload, options),
    ...pageReader(payload, options),
    ...pictureReader(payload),
    ...clipReader(payload, options),

    async exercise(address) {
      const { docs } = await payload.find({
        collection: 'exercises',
        where: { address: { equals: address } },
        limit: 1,
        pagination: false,
        ...options,
      })
      return docs[0] ?? null
    },

    texts: <Name extends keyof Texts>(slug: Name) =>
      payload.findGlobal({
        slug,
        ...options,
        draft: options.draft && !isAssistant(options.user), // she is shown what visitors see
      }),

    async items<Name extends keyof Items>(collection: Name) {
      const { docs } = await payload.find({
        collection,
        sort: '_order',
        pagination: false,
        ...options,
        draft: false, // these have none
      })
      return docs
    },
  }
}
