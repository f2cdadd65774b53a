'use client'
import { useConfig } from '@payloadcms/ui'
import { untitled } from '../../content/desk/as-tutor.ts'
import { ImportedCourse } from '../../contract/course.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { ask } from '../client/studio-client.ts'
import { useIsOwner } from '../client/use-is-owner.ts'
import { ImportButton } from './import-button.tsx'

/** Above the list of courses: a new course of an exported file. */
export function ImportCourse() {
  return useIsOwner() && <ImportForm />
}

function ImportForm() {
  const { config } = useConfig()
  return (
    <ImportButton
      text="Import a course"
      fileLabel="Course archive"
      send={async (archive) => {
        const answer = await ask('POST', tutorApiPaths.importCourse, { file: archive })
        const { id, name, lessons } = ImportedCourse.parse(answer)
        const count = `${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}`
        return {
          told: `“${name || untitled}” has been imported with ${count}.`,
          path: `${config.routes.admin}/collections/courses/${id}`,
        }
      }}
    />
  )
}
