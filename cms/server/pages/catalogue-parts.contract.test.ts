import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'

const { pool } = (await sitePayload()).db
const [visitor, admin] = [contractClient(site.url), await signedIn(site.url)]
const slug = 'part-of-a-long-catalogue'

/** A catalogue of more than two hundred courses, most of them without lessons. */
beforeAll(async () => {
  await pool.query(
    `insert into courses (name, slug, description, category, _status)
     select 'Course ' || number, $1 || '-' || number, '-', 'Academic', 'published'
     from generate_series(1, 205) number`,
    [slug],
  )
  await changeCourses() // the site hears of nothing that SQL alone has done
})

afterAll(async () => {
  await pool.query(`delete from courses where slug like $1 || '-%'`, [slug])
  await changeCourses()
})

async function changeCourses() {
  const { id } = await buildCourse(admin)
  await admin.studio('DELETE', `/courses/${id}`)
}

/** The courses whose cards a page has, in their order. */
async function cardsOf(path: string) {
  const { status, text } = await visitor.send('GET', path)
  const ids = [...text.matchAll(/<a [^>]*href="\/course\/(\d+)"/g)].map(([, id]) => Number(id))
  return { status, text, ids }
}

/** How many courses there are: other tests of the worker may have left some. */
async function courseCount(): Promise<number> {
  const { json } = await visitor.send('GET', '/api/courses')
  return z.array(z.unknown()).parse(json).length
}

/** The addresses of all parts, one for each hundred courses. */
const partsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / 100) }, (_none, part) =>
    part === 0 ? '/courses' : `/courses?from=${part * 100 + 1}`,
  )

test('the catalogue shows a hundred cards at once, and links to the rest', async () => {
  const parts = [await cardsOf('/courses'), await cardsOf('/courses?from=101')]
  const last = await cardsOf(partsOf(await courseCount()).at(-1) ?? '')

  expect(parts.map(({ ids }) => ids.length)).toEqual([100, 100])
  expect(parts[0]?.text).toContain('href="/courses?from=101#catalogue"')
  expect(parts[1]?.text).toContain('href="/courses?from=201#catalogue"')
  expect(parts[1]?.text).toMatch(/rel="canonical" href="[^"]+\/courses\?from=101"/)
  expect(last.text).not.toContain('Show more courses')
  expect(last.text).toContain('href="/courses#catalogue">Back to the first courses')
})

test('the parts have every course once, and each counts all of them', async () => {
  const count = await courseCount()
  const parts = await Promise.all(partsOf(count).map(cardsOf))
  const all = parts.flatMap(({ ids }) => ids)

  expect(new Set(all).size).toBe(all.length)
  expect(all).toHaveLength(count)
  for (const { text } of parts) expect(text).toContain(`${all.length} courses available`)
})

test('a category has parts of its own', async () => {
  const first = await cardsOf('/courses?category=Academic')
  const rest = await cardsOf('/courses?category=Academic&from=201')

  expect(first.ids).toHaveLength(100)
  expect(first.text).toContain('href="/courses?category=Academic&amp;from=101#catalogue"')
  expect(rest.ids.length).toBeGreaterThan(0)
  expect(rest.ids.length).toBeLessThan(100)
})

test('there is no page behind the last course', async () => {
  const behind = (await courseCount()) + 1

  expect((await cardsOf(`/courses?from=${behind}`)).status).toBe(404)
  expect((await cardsOf(`/courses?category=Business&from=${behind}`)).status).toBe(404)
  expect((await cardsOf('/courses?from=nonsense')).status).toBe(200)
})
