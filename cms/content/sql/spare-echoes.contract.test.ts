import { expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { countReceived } from '../../../testing/site/count-received.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const payload = await sitePayload()
const { pool } = payload.db
const course = await buildCourse(await signedIn(site.url))

const page = `<title>Long</title>${'<p>Ünïcödé, “quoted” \\ and 🎉</p>\r\n'.repeat(20_000)}`
const data = {
  title: 'Long',
  course: course.id,
  isPremium: false,
  _status: 'published' as const,
  htmlContent: page,
  customStyles: 'p { color: red }',
  objectives: [{ text: 'To read' }],
}

test('Postgres does not send back a long page that it was just given', async () => {
  const received = countReceived(pool)

  await payload.create({ collection: 'lessons', data })

  expect(received()).toBeGreaterThan(0)
  expect(received()).toBeLessThan(page.length)
})

test('a lesson with a long page is answered as it is read afterwards, and so is its version', async () => {
  const created = await payload.create({ collection: 'lessons', data })
  const { id } = created
  const read = await payload.findByID({ collection: 'lessons', id })
  const { docs } = await payload.findVersions({
    collection: 'lessons',
    where: { parent: { equals: id } },
  })

  expect(created).toEqual(read)
  expect(created.htmlContent === page).toBe(true)
  expect(docs.map(({ version }) => version.htmlContent === page)).toEqual([true])
})

test('a long page that replaces another is answered and stored', async () => {
  const { id } = await payload.create({ collection: 'lessons', data })
  const htmlContent = `${page}<p>More</p>`

  const changed = await payload.update({ collection: 'lessons', id, data: { htmlContent } })

  expect(changed.htmlContent === htmlContent).toBe(true)
  const read = await payload.findByID({ collection: 'lessons', id })
  expect(read.htmlContent === htmlContent).toBe(true)
})
