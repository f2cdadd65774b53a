import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildExercise } from '../../../../testing/build-content.ts'
import { buildCode, buildStudent, linkOf, openLink } from '../../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

const Student = z.looseObject({
  exercises: z.array(z.number()).default([]),
  grants: z.array(z.looseObject({ id: z.string(), code: z.number().nullish() })).default([]),
})
type Student = z.infer<typeof Student>

async function read(id: number): Promise<Student> {
  const { json } = await admin.studio('GET', `/students/${id}?depth=0`)
  return Student.parse(json)
}

/** A student whose form is open, and her own browser. */
async function openStudent(fields: object = {}) {
  const { id } = await buildStudent(admin, { ...fields })
  const browser = contractClient(site.url)
  await openLink(browser, await linkOf(admin, id))
  return { id, browser, form: await read(id) }
}

const save = (id: number, fields: object) =>
  admin.send('PATCH', `/studio/api/students/${id}`, fields, {
    origin: site.url,
    'x-save-number': 'page.1.1',
  })

const type = (browser: ReturnType<typeof contractClient>, code: string) =>
  browser.send('POST', '/api/student/code', { code })

const codeForAll = () => buildCode(admin, { grants: [{ scope: 'all' }] })

test('what a code has opened meanwhile stays open when the form is saved', async () => {
  const { id: codeId, code } = await codeForAll()
  const { id, browser, form } = await openStudent({ grants: [{ scope: 'all' }] })
  await type(browser, code)

  const { status } = await save(id, { ...form, note: 'Typed meanwhile' })

  const { note, grants } = await read(id)
  expect([status, note]).toEqual([200, 'Typed meanwhile'])
  expect(grants.map((grant) => grant.code ?? null)).toEqual([null, codeId])
})

test('what a code had opened before her link was stays open too', async () => {
  const { id: codeId, code } = await codeForAll()
  const { id } = await buildStudent(admin)
  const link = await linkOf(admin, id)
  const form = await read(id)
  const browser = contractClient(site.url)
  await type(browser, code)
  await openLink(browser, link)

  const { status } = await save(id, { ...form, note: 'Typed meanwhile' })

  expect(status).toBe(200)
  expect((await read(id)).grants.map((grant) => grant.code)).toEqual([codeId])
})

test('an exercise that was published for her meanwhile stays hers, behind what was typed', async () => {
  const [first, second] = await Promise.all([buildExercise(admin), buildExercise(admin)])
  const { id, form } = await openStudent({ exercises: [first.id, second.id] })
  const made = await buildExercise(admin, { student: id })

  const { status } = await save(id, { ...form, exercises: [second.id] })

  expect(status).toBe(200)
  expect((await read(id)).exercises).toEqual([second.id, made.id])
})

test('what was opened by a code that was deleted meanwhile is not opened anew', async () => {
  const { id: codeId, code } = await codeForAll()
  const { id, browser } = await openStudent()
  await type(browser, code)
  const form = await read(id)
  await admin.studio('DELETE', `/access-codes/${codeId}`)

  const { status } = await save(id, { ...form, note: 'Typed meanwhile' })

  expect(status).toBe(200)
  expect((await read(id)).grants).toEqual([])
})

test('a grant that is taken out in the form is gone, and one that is typed there is kept', async () => {
  const { id, form } = await openStudent({ grants: [{ scope: 'all' }, { scope: 'all' }] })
  const [, second] = form.grants

  await save(id, { ...form, grants: [second, { id: 'typed-in-the-form', scope: 'all' }] })

  const ids = (await read(id)).grants.map((grant) => grant.id)
  expect(ids).toEqual([second?.id, 'typed-in-the-form'])
})

test('another form that took out a grant is not written over beside a code that was typed', async () => {
  const { id: codeId, code } = await codeForAll()
  const { id, browser, form } = await openStudent({ grants: [{ scope: 'all' }] })
  await type(browser, code)
  await admin.studio('PATCH', `/students/${id}`, { grants: (await read(id)).grants.slice(1) })

  const { status } = await save(id, { ...form, note: 'Typed meanwhile' })

  expect(status).toBe(409)
  expect((await read(id)).grants.map((grant) => grant.code)).toEqual([codeId])
})

test('the file of all that is kept of her has nothing that is kept nowhere', async () => {
  const { id } = await buildStudent(admin)

  const { json } = await admin.studio('GET', `/students/${id}/data`)

  expect(json).toHaveProperty('student.name')
  expect(json).not.toHaveProperty('student.listsAsRead')
})
