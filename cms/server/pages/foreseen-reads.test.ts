import { expect, test, vi } from 'vitest'
import { createForesight } from './foreseen-reads.ts'

const answer = async (address: string): Promise<unknown> => `the answer of ${address}`

/** A page that reads these addresses, one behind the other. */
async function readPage(
  foresight: ReturnType<typeof createForesight>,
  { page, addresses, read }: { page: string; addresses: string[]; read: typeof answer },
) {
  const reads = foresight.begin(page, read)
  const answers: unknown[] = []
  for (const address of addresses) answers.push(await reads.read(address))
  reads.done()
  return answers
}

const lesson = { page: '/courses/a/lesson-1', addresses: ['/course', '/lesson'] }

test('what a page has read the last time is asked for before the page asks', async () => {
  const foresight = createForesight()
  await readPage(foresight, { ...lesson, read: answer })
  const read = vi.fn(answer)

  const { read: readNow } = foresight.begin(lesson.page, read)

  expect(read.mock.calls).toEqual([['/course'], ['/lesson']])
  expect(await readNow('/lesson')).toBe('the answer of /lesson')
  expect(read).toHaveBeenCalledTimes(2)
})

test('what a page reads now instead is asked for, and remembered instead', async () => {
  const foresight = createForesight()
  await readPage(foresight, { ...lesson, read: answer })
  const addresses = ['/course', '/other-lesson']

  const answers = await readPage(foresight, { ...lesson, addresses, read: answer })

  expect(answers).toEqual(['the answer of /course', 'the answer of /other-lesson'])
  const read = vi.fn(answer)
  foresight.begin(lesson.page, read)
  expect(read.mock.calls.flat()).toEqual(addresses)
})

test('each page is foreseen by itself, and one that did not become a page is not', () => {
  const foresight = createForesight()
  foresight.begin('/one', answer).read('/site')
  const read = vi.fn(answer)

  foresight.begin('/one', read)
  foresight.begin('/other', read)

  expect(read).not.toHaveBeenCalled()
})

test('what fails fails for the page that reads it, and for no other', async () => {
  const foresight = createForesight()
  await readPage(foresight, { ...lesson, read: answer })
  const failing = () => Promise.reject(new Error('The database is away.'))

  const { read } = foresight.begin(lesson.page, failing)

  await expect(read('/course')).rejects.toThrow('The database is away.')
  // Nobody has read the lesson: its failure would end the process if it were nobody's.
  await new Promise((resolve) => setImmediate(resolve))
})
