import { NotFound, type PayloadRequest, type Where } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { formatVersion } from './archive-format.ts'
import { packClips } from './archived-clips.ts'
import { type ExercisesManifest, exercisesFormat, exercisesManifest } from './exercises-format.ts'
import { bothStates, fileBase, json, packer } from './pack-states.ts'
import { writeZip } from './write-zip.ts'

interface Options {
  /** One exercise, or all that are not in the trash. */
  exerciseId: number | null
  /** Of an admin, in a transaction that sees one moment. */
  req: PayloadRequest
  /** Where the archive is written. */
  path: string
}

/**
 * Writes exercises with the words that the tutor has said; for whom they were made stays behind.
 * Gives the title of a single one.
 * @throws NotFound where there is none.
 */
export async function exportExercises({ exerciseId, req, path }: Options): Promise<string> {
  const { payload } = req
  const read = asUserOf(req)
  const { docs: found } = await payload.find({
    collection: 'exercises',
    where: exerciseId === null ? written : { id: { equals: exerciseId } },
    draft: true,
    select: { title: true },
    pagination: false,
    ...read,
  })
  if (found.length === 0) throw new NotFound()
  await writeZip(path, async (zip) => {
    // Words show no pictures: what is gathered stays empty.
    const pack = packer({ zip, req, pictureNames: new Set() })
    const exercises: string[] = []
    const clips: ExercisesManifest['clips'] = []
    for (const [place, { id, title }] of found.entries()) {
      const states = await bothStates((draft) =>
        payload.findByID({ collection: 'exercises', id, draft, ...read }),
      )
      const base = `exercises/${fileBase(place + 1, title)}`
      const file = `${base}.json`
      await zip.add(file, json(await pack(states, 'exercises', base)))
      exercises.push(file)
      for (const clip of await packClips({ owner: { exercise: id }, zip, req })) {
        clips.push({ ...clip, exercise: file })
      }
    }
    const manifest: ExercisesManifest = {
      format: exercisesFormat,
      version: formatVersion,
      exportedAt: new Date().toISOString(),
      exercises,
      clips,
      files: { ...zip.files },
    }
    await zip.add(exercisesManifest, json(manifest))
  })
  return exerciseId === null ? '' : (found[0]?.title ?? '')
}

const written: Where = { isBlank: { not_equals: true } }
