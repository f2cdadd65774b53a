import { expect, test } from 'vitest'
import { exerciseLimits } from '../../cms/contract/limits.ts'
import { pastedFile } from './pasted-file.ts'

test.each([
  ['words.csv', '', 'text'],
  ['words.txt', 'text/html', 'text'],
  ['words', 'text/plain', 'text'],
  ['old.html', 'text/plain', 'html'],
  ['old', 'text/html', 'html'],
])('%s of the type “%s” is read as %s', async (name, type, kind) => {
  expect(await pastedFile(new File(['odd,strano'], name, { type }))).toEqual({
    [kind]: 'odd,strano',
  })
})

test.each([
  ['words.docx', 'PK', /neither a list nor an HTML page/],
  ['words.csv', '\n', /^This file is empty\.$/],
  ['words.txt', 'x'.repeat(exerciseLimits.pageBytes + 1), /^This list is larger than 5 MB\./],
  ['old.html', 'x'.repeat(exerciseLimits.pageBytes + 1), /^This page is larger than 5 MB\./],
])('%s is refused in words that are true of it', async (name, text, refusal) => {
  expect(await pastedFile(new File([text], name))).toEqual({
    refusal: expect.stringMatching(refusal),
  })
})
