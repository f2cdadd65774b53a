import type { TextField } from 'payload'
import { isFilesKey } from '../lesson-files/page-files.ts'
import { unseen } from './unseen.ts'

/** The files that an uploaded page has beside it (decision 140); written by uploads alone. */
export const filesKey = (access?: TextField['access']): TextField => ({
  name: 'filesKey',
  type: 'text',
  index: true,
  validate: (value: unknown) =>
    !value || (typeof value === 'string' && isFilesKey(value)) || 'This is not a key of files.',
  admin: unseen,
  ...(access && { access }),
})
