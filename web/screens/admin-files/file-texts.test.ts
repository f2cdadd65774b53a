import { expect, test } from 'vitest'
import { fileToasts } from './file-texts.ts'

test.each([
  ['css', 'CSS file deleted successfully', 'Failed to delete css file'],
  ['js', 'JS file deleted successfully', 'Failed to delete js file'],
] as const)('messages name the %s file as the specification does', (kind, deleted, notDeleted) => {
  expect(fileToasts.deleted(kind)).toEqual({ title: 'Success', description: deleted })
  expect(fileToasts.notDeleted(kind)).toMatchObject({ title: 'Error', description: notDeleted })
})

test.each([
  ['css', 'A CSS file is already uploaded. Please delete it first before uploading a new one.'],
  [
    'js',
    'A JavaScript file is already uploaded. Please delete it first before uploading a new one.',
  ],
] as const)(
  'a second %s file is refused in the words of the specification',
  (kind, description) => {
    expect(fileToasts.alreadyThere(kind)).toMatchObject({
      title: 'File Already Exists',
      description,
    })
  },
)
