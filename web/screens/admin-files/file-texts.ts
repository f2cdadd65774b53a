import type { CourseFileKind } from '../../../cms/contract/course.ts'
import type { Toast } from '../../ui/toasts/toast-provider.tsx'

/** How the two kinds are written in the specification's sentences. */
export const fileNames = { css: 'CSS', js: 'JavaScript' } as const

const success = (description: string) => ({ title: 'Success', description })
const error = (description: string) =>
  ({ title: 'Error', description, tone: 'destructive' }) as const

/** The file manager's messages, to the letter of spec §5 and §8. */
export const fileToasts = {
  noCourse: error('Please select a course first.'),
  noHtml: error('Please provide HTML content.'),
  saved: success('Course files updated successfully'),
  notSaved: error('Failed to update course files'),
  deleted: (kind: CourseFileKind) => success(`${kind.toUpperCase()} file deleted successfully`),
  notDeleted: (kind: CourseFileKind) => error(`Failed to delete ${kind} file`),
  uploaded: success('Lesson uploaded successfully'),
  notUploaded: error('Failed to upload lesson'),
  alreadyThere: (kind: CourseFileKind) =>
    ({
      title: 'File Already Exists',
      description: `A ${fileNames[kind]} file is already uploaded. Please delete it first before uploading a new one.`,
      tone: 'destructive',
    }) as const,
  unusable: (problem: string) =>
    ({ title: 'Invalid File', description: problem, tone: 'destructive' }) as const,
} satisfies Record<string, Toast | ((about: never) => Toast)>
