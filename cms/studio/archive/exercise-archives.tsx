'use client'
import { useConfig } from '@payloadcms/ui'
import { untitled } from '../../content/desk/as-tutor.ts'
import { exerciseArchives, ImportedExercises } from '../../contract/exercise-archive.ts'
import { ask } from '../client/studio-client.ts'
import { useIsOwner } from '../client/use-is-owner.ts'
import { ExportButton } from './export-button.tsx'
import { ImportButton } from './import-button.tsx'

/** Above the list of exercises: new ones of an exported file, and all of them as one. */
export function ExerciseArchives() {
  return useIsOwner() && <Archives />
}

function Archives() {
  const { config } = useConfig()
  const list = `${config.routes.admin}/collections/exercises`
  return (
    <ImportButton
      text="Import exercises"
      fileLabel="Exercise archive"
      send={async (archive) => {
        const answer = await ask('POST', exerciseArchives.all, { file: archive })
        const { exercises } = ImportedExercises.parse(answer)
        const [first] = exercises
        const isOne = exercises.length === 1 && first !== undefined
        return {
          told: isOne
            ? `“${first.title || untitled}” has been imported.`
            : `${exercises.length} exercises have been imported.`,
          path: isOne ? `${list}/${first.id}` : list,
        }
      }}
    >
      <ExportButton url={exerciseArchives.all} size="small">
        Export all
      </ExportButton>
    </ImportButton>
  )
}
