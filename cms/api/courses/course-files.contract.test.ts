import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Course } from '../../contract/course.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)

async function readFiles(courseId: number) {
  const { json } = await visitor.send('GET', `/api/courses/${courseId}`)
  const { cssContent, jsContent } = Course.strict().parse(json)
  return { cssContent, jsContent }
}

test.each([
  ['cssContent', { cssContent: 'p {}', jsContent: null }],
  ['jsContent', { cssContent: null, jsContent: 'p {}' }],
])('saving %s alone leaves the other file as it is', async (field, expected) => {
  const { id } = await buildCourse(admin)

  const { status, json } = await admin.send('PATCH', `/api/courses/${id}/files`, {
    [field]: 'p {}',
  })

  expect(status).toBe(200)
  expect(Course.strict().parse(json)).toMatchObject({ id, ...expected })
  expect(await readFiles(id)).toEqual(expected)
})

test('both files are saved at once, byte for byte', async () => {
  const { id } = await buildCourse(admin)
  const files = {
    cssContent: '\ufeff/* ünï 🎉 */\r\np::before { content: "\\201C" }\r\n\r\n',
    jsContent: '\n\tconst a = `</script>\u2028`;  \n',
  }

  await admin.send('PATCH', `/api/courses/${id}/files`, files)

  expect(await readFiles(id)).toEqual(files)
})

test.each([
  ['cssContent', 'A CSS file is already uploaded.'],
  ['jsContent', 'A JavaScript file is already uploaded.'],
])('a present %s must be deleted first', async (field, sentence) => {
  const { id } = await buildCourse(admin, { cssContent: 'old {}', jsContent: 'old' })

  const { status, json } = await admin.send('PATCH', `/api/courses/${id}/files`, { [field]: 'new' })

  expect(status).toBe(409)
  expect(json).toEqual({
    message: `${sentence} Please delete it first before uploading a new one.`,
  })
  expect(await readFiles(id)).toEqual({ cssContent: 'old {}', jsContent: 'old' })
})

test('a present file refuses the whole save', async () => {
  const { id } = await buildCourse(admin, { jsContent: 'old' })
  const files = { cssContent: 'new {}', jsContent: 'new' }

  const { status } = await admin.send('PATCH', `/api/courses/${id}/files`, files)

  expect(status).toBe(409)
  expect(await readFiles(id)).toEqual({ cssContent: null, jsContent: 'old' })
})

test.each([null, '', ' \n'])('a file of %j stays as it is', async (nothing) => {
  const { id } = await buildCourse(admin, { cssContent: 'old {}' })
  const files = { cssContent: nothing, jsContent: 'new' }

  const { status } = await admin.send('PATCH', `/api/courses/${id}/files`, files)

  expect(status).toBe(200)
  expect(await readFiles(id)).toEqual({ cssContent: 'old {}', jsContent: 'new' })
})

test.each([
  ['css', { cssContent: null, jsContent: 'old' }],
  ['js', { cssContent: 'old {}', jsContent: null }],
])('deleting %s leaves the other file, and twice is no error', async (kind, expected) => {
  const { id } = await buildCourse(admin, { cssContent: 'old {}', jsContent: 'old' })

  const first = await admin.send('DELETE', `/api/courses/${id}/files/${kind}`)
  const second = await admin.send('DELETE', `/api/courses/${id}/files/${kind}`)

  expect(first.status).toBe(200)
  expect(Course.strict().parse(first.json)).toMatchObject(expected)
  expect(second.status).toBe(200)
  expect(await readFiles(id)).toEqual(expected)
})

test('of thirty files saved at once one is kept, and the others are conflicts', async () => {
  const { id } = await buildCourse(admin)
  const path = `/api/courses/${id}/files`

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) => admin.send('PATCH', path, { cssContent: `/* ${n} */` })),
  )

  const saved = answers.filter(({ status }) => status === 200)
  expect(saved).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(29)
  expect(saved[0]?.json).toMatchObject(await readFiles(id))
})

test('after deleting, the next file can be saved', async () => {
  const { id } = await buildCourse(admin, { cssContent: 'old {}' })

  await admin.send('DELETE', `/api/courses/${id}/files/css`)
  await admin.send('PATCH', `/api/courses/${id}/files`, { cssContent: 'new {}' })

  expect(await readFiles(id)).toEqual({ cssContent: 'new {}', jsContent: null })
})

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('a file that has taken the place of the one that was looked at is not deleted', async () => {
  const { id } = await buildCourse(admin, { cssContent: 'newer {}', jsContent: 'old' })
  const seen = digestOf('older {}')

  const { status, json } = await admin.send('DELETE', `/api/courses/${id}/files/css?seen=${seen}`)

  expect(status).toBe(409)
  expect(json).toEqual({
    message: 'The CSS file has been replaced in the meantime and was not deleted.',
  })
  expect(await readFiles(id)).toEqual({ cssContent: 'newer {}', jsContent: 'old' })
})

test('the file that was looked at is deleted, and one that is gone already is no error', async () => {
  const { id } = await buildCourse(admin, { jsContent: 'let ü = "🎉"' })
  const path = `/api/courses/${id}/files/js?seen=${digestOf('let ü = "🎉"')}`

  const first = await admin.send('DELETE', path)
  const second = await admin.send('DELETE', path)

  expect([first.status, second.status]).toEqual([200, 200])
  expect(await readFiles(id)).toEqual({ cssContent: null, jsContent: null })
})

test.each(['xyz', 'CSS', 'cssContent', 'html'])('there is no file of kind %s', async (kind) => {
  const { status } = await admin.send('DELETE', `/api/courses/1/files/${kind}`)

  expect(status).toBe(404)
})

test('a course that does not exist has no files', async () => {
  const files = '/api/courses/2147483647/files'

  expect((await admin.send('PATCH', files, { cssContent: 'p {}' })).status).toBe(404)
  expect((await admin.send('DELETE', `${files}/css`)).status).toBe(404)
})

test.each([{ cssContent: 5 }, { jsContent: ['a'] }, { cssContent: { a: 1 } }])(
  'a file is text: %j',
  async (files) => {
    const { status, json } = await admin.send('PATCH', '/api/courses/1/files', files)

    expect(status).toBe(400)
    expect(json).toMatchObject({ errors: [{ path: Object.keys(files)[0] }] })
  },
)
