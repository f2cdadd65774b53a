import type { PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import type { Exercise } from '../content/payload-types.ts'
import { inTransaction } from '../content/sql/transaction.ts'
import type { ImportedExercises } from '../contract/exercise-archive.ts'
import { storeClips } from './archived-clips.ts'
import { importsInTurn } from './imports-in-turn.ts'
import { type OpenExercises, openExercises } from './open-exercises.ts'
import { named, requireAll, storeStates, unpackStates } from './store-states.ts'

interface Options {
  /** The uploaded file. */
  path: string
  /** Of an admin. */
  req: PayloadRequest
}

/**
 * Makes new exercises of an archive: all of them, or none. Nothing that exists is changed: an
 * exercise keeps its address where nobody has it, so that a link that was sent opens again.
 * @throws ArchiveError that names the file and the field.
 */
export async function importExercises({ path, req }: Options): Promise<ImportedExercises> {
  const { flattenedFields } = req.payload.collections.exercises.config
  const archive = await openExercises(path, flattenedFields)
  try {
    return await inTransaction(req, async () => {
      await importsInTurn(req)
      const exercises: ImportedExercises['exercises'] = []
      // The studio lists first what was stored last, and the file begins with what it listed first.
      for (const file of archive.exercises.toReversed()) {
        const { id, title } = await storeExercise(file, archive, req)
        exercises.unshift({ id, title: title ?? '' })
      }
      return { exercises }
    })
  } finally {
    archive.close()
  }
}

async function storeExercise(
  file: string,
  archive: OpenExercises,
  req: PayloadRequest,
): Promise<Exercise> {
  const { payload } = req
  const { flattenedFields } = payload.collections.exercises.config
  const archived = await archive.readExercise(file)
  const states = await unpackStates(archived, 'exercises', { archive, req })
  const { title, address: wanted } = states.published ?? states.draft ?? {}
  const address = await freeAddress(wanted, req)
  const titled = title ? `“${String(title).slice(0, 60)}” ` : ''
  const stored = await named(`Exercise ${titled}(${file})`, () =>
    storeStates<Exercise>(archived.createdAt, states, {
      publish(values) {
        const data = { ...values, address }
        requireAll<'exercises'>(data, flattenedFields)
        return payload.create({ collection: 'exercises', data, ...asUserOf(req), draft: false })
      },
      createDraft: (values) =>
        payload.create({
          collection: 'exercises',
          data: { ...values, address },
          ...asUserOf(req),
          draft: true,
        }),
      saveDraft: (id, values) =>
        payload.update({
          collection: 'exercises',
          id,
          data: { ...values, address: undefined }, // the row has its own by now
          ...asUserOf(req),
          draft: true,
        }),
    }),
  )
  const clips = archive.clips.filter(({ exercise }) => exercise === file)
  await storeClips({ owner: { exercise: stored.id }, clips, archive, req })
  return stored
}

/** The address, or none where an exercise has it, in the trash too: a new one is made then. */
async function freeAddress(wanted: unknown, req: PayloadRequest): Promise<string | null> {
  if (typeof wanted !== 'string') return null
  const { totalDocs } = await req.payload.count({
    collection: 'exercises',
    where: { address: { equals: wanted } },
    trash: true,
    ...asUserOf(req),
  })
  return totalDocs === 0 ? wanted : null
}
