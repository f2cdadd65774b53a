import { expect, test } from 'vitest'
import { buildExercise } from '../../../../testing/build-content.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

let forms = 0

/** Publishes the draft as its form does. */
function publishInForm(id: number) {
  forms += 1
  const headers = { origin: site.url, 'x-save-number': `publishing-${forms}.1.1` }
  return admin.send('PATCH', `/studio/api/exercises/${id}`, { _status: 'published' }, headers)
}

/** What publishing a draft with these words answers: path and message of each problem. */
async function problemsOf(words: string[]) {
  const rows = words.map((word) => ({ word }))
  const { id } = await buildExercise(admin, { _status: 'draft', rows })
  const { json } = await publishInForm(id)
  return Object(json).errors?.[0].data.errors.map(
    ({ path, message }: { path: string; message: string }) => [path, message],
  )
}

test('an exercise without words is told so in words', async () => {
  expect(await problemsOf([])).toEqual([['rows', 'Add at least one word.']])
})

test('a word that learners would not practise as it is there already is told at its row', async () => {
  expect(await problemsOf(['its', "it's", 'crop', 'Its'])).toEqual([
    ['rows.3.word', 'Row 4: The same word as in row 1.'],
  ])
})

test('words that only look alike are published', async () => {
  expect(await problemsOf(['C', 'C++'])).toBeUndefined()
})
