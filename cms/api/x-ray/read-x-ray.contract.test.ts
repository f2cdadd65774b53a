import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { sendPage, zipOf } from '../../../testing/page-uploads.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { XRayReport } from '../../contract/x-ray.ts'

const { url, databaseUrl } = site
const payload = await sitePayload()
const admin = await signedIn(url)
const visitor = contractClient(url)
const course = await buildCourse(admin)

const sound = '<!doctype html><html lang="en"><title>Unit</title><h1>Unit</h1>'
const reportOf = async (id: number) =>
  XRayReport.parse((await admin.send('GET', `/api/lessons/${id}/x-ray`)).json)

test('what a page names and lacks is told first', async () => {
  const { id } = await uploadLesson(
    admin,
    course.id,
    `${sound}<link rel="stylesheet" href="style.css"><input>`,
  )

  const { findings, added } = await reportOf(id)

  expect(findings.map(({ id }) => id)).toEqual(['missing-files', 'unlabelled-fields'])
  expect(findings[0]).toMatchObject({ weight: 'stops', places: ['style.css'] })
  expect(findings[0]?.text).toContain('This page names 1 file that is not here')
  expect(added).toBeNull()
})

test('files that came with the page are not missed, and the next page shows the difference', async () => {
  const { id } = await uploadLesson(admin, course.id, `${sound}<img src="a.png"><input>`)
  await reportOf(id)
  const zip = zipOf({
    'index.html': `${sound}<img src="a.png"><p>A **bold** word.</p>`,
    'a.png': 'x',
  })
  await sendPage(admin, { method: 'PUT', path: `/api/lessons/${id}/page`, zip })

  const { findings, added, gone } = await reportOf(id)

  expect(findings.map(({ id }) => id).toSorted()).toEqual(['markdown', 'pictures'])
  expect(added).toEqual(['markdown'])
  expect(gone.map(({ id }) => id)).toEqual(['missing-files', 'unlabelled-fields'])
  const again = await Promise.all([reportOf(id), reportOf(id), reportOf(id)])
  expect(again.map((report) => report.added)).toEqual([['markdown'], ['markdown'], ['markdown']])
})

test('the words of the page are given, to make an exercise of', async () => {
  const words = ['loan', 'debt', 'wage', 'fee'].map((word) => `<dt>${word}<dd>money`).join('')
  const { id } = await uploadLesson(admin, course.id, `${sound}<dl>${words}</dl>`)

  expect((await reportOf(id)).rows.map(({ word }) => word)).toEqual(['loan', 'debt', 'wage', 'fee'])
})

test('the words of the page are told by their level', async () => {
  const { id } = await uploadLesson(admin, course.id, `${sound}<p>A big obfuscation for Riccardo.`)

  const { words } = await reportOf(id)

  expect(words).toMatchObject({ others: 1, examples: ['obfuscation'] })
  expect(words?.levels.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2'])
})

test('is an admin’s alone, and for a page that there is', async () => {
  const { id } = await buildLesson(admin, { course: course.id })

  expect((await visitor.send('GET', `/api/lessons/${id}/x-ray`)).status).toBe(401)
  expect((await admin.send('GET', `/api/lessons/${id}/x-ray`)).status).toBe(404)
  expect((await admin.send('GET', '/api/lessons/999999/x-ray')).status).toBe(404)
})

test('goes with its lesson', async () => {
  const { id } = await uploadLesson(admin, course.id, sound)
  await reportOf(id)

  await admin.studio('DELETE', `/lessons/${id}`)

  const rows = await query(databaseUrl, `select count(*)::int from x_rays where lesson_id = ${id}`)
  expect(z.array(z.object({ count: z.number() })).parse(rows)).toEqual([{ count: 0 }])
})

test('a page that two have looked at in the same moment is still compared with the one before', async () => {
  const { id } = await uploadLesson(admin, course.id, `${sound}<input>`)
  await reportOf(id)
  await sendPage(admin, {
    method: 'PUT',
    path: `/api/lessons/${id}/page`,
    zip: zipOf({ 'index.html': `${sound}<p>A **bold** word.</p>` }),
  })
  await reportOf(id)
  const [newest] = await payload
    .find({
      collection: 'x-rays',
      where: { lesson: { equals: id } },
      sort: '-id',
      limit: 1,
      depth: 0,
    })
    .then(({ docs }) => docs)
  const { page = '', findings = [] } = newest ?? {}
  await payload.create({ collection: 'x-rays', data: { lesson: id, page, findings } })

  expect((await reportOf(id)).added).toEqual(['markdown'])
})
