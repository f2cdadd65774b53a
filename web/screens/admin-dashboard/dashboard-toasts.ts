import { ApiError } from '../../data/client.ts'
import type { Toast } from '../../ui/toasts/toast-provider.tsx'

/** How long the dashboard's toasts stay (spec §9): what is plain to see shortest, trouble longest. */
export const toastMs = { seen: 1500, done: 2000, important: 3000 } as const

const success = { title: 'Success!' } as const
const error = { title: 'Error', tone: 'destructive', durationMs: toastMs.important } as const

/** The dashboard's messages, to the letter of spec §5 and §8. */
export const dashboardToasts = {
  created: {
    ...success,
    description: 'Lesson created successfully',
    durationMs: toastMs.important,
  },
  // With something to press, it stays as long as any toast of the site.
  deleted: { ...success, description: 'Lesson deleted successfully' },
  moved: { ...success, description: 'Lesson moved successfully', durationMs: toastMs.seen },
  noHtml: { ...error, description: 'Please enter HTML content for the lesson' },
  noCourse: { ...error, description: 'Please select a course' },
  notCreated: (cause: unknown) => failure(cause, 'Failed to create lesson'),
  notDeleted: (cause: unknown) => failure(cause, 'Failed to delete lesson'),
  notMoved: (cause: unknown) => failure(cause, 'Failed to move lesson'),
} satisfies Record<string, Toast | ((cause: unknown) => Toast)>

export const deleteQuestion =
  'Are you sure you want to delete this lesson? This action cannot be undone.'

/** The server's own message, if it sent one (spec §8). */
const failure = (cause: unknown, description: string) => ({
  ...error,
  description: serverMessageOf(cause) ?? description,
})

export const serverMessageOf = (cause: unknown) =>
  cause instanceof ApiError ? cause.serverMessage : undefined
