import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { sourceRenderer } from '../../../testing/site/source-renderer.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import { visitor } from '../endpoints/caller.ts'

const payload = await sitePayload()

/** The same Payload, which notes each statement that is sent to the database, and each call of it. */
function notingPayload(notes: string[]): Payload {
  const pool = new Proxy(payload.db.pool, {
    get: (target, name) =>
      name === 'query'
        ? (statement: { name: string; text: string }) => {
            notes.push(statement.name)
            return target.query(statement)
          }
        : Reflect.get(target, name),
  })
  const db = Object.assign(Object.create(payload.db), { pool })
  const noted = (name: string) => (): never => {
    throw new Error(`A visitor's page calls payload.${name}.`)
  }
  const local = ['find', 'findByID', 'findGlobal', 'count'].map((name) => [name, noted(name)])
  return Object.assign(Object.create(payload), { db, ...Object.fromEntries(local) })
}

const pictures = 'visitors-pictures'

test.each([
  ['/', 1],
  ['/courses', 1],
  ['/course/1', 1],
  ['/courses/speak-fluently', 1],
  ['/courses/speak-fluently/speech-course-2', 2],
  ['/courses/speak-fluently/speech-course-2/practise', 4],
  ['/courses/ielts', 1],
  ['/view-lessons/2', 1],
  ['/view-lesson-details/3', 2],
  ['/view-lesson-details/7', 4],
  ['/about', 1],
  ['/contact', 1],
  ['/testimonials', 1],
  ['/privacy-policy', 1],
  ['/terms-of-service', 1],
])('the page %s is made of %i statements at most', async (url, most) => {
  const notes: string[] = []
  const caller = visitor(notingPayload(notes))

  const { status } = await sourceRenderer.render({
    url,
    siteUrl: 'http://localhost',
    read: (path) => readInProcess(path, caller),
  })

  expect([200, 302]).toContain(status)
  // One more asks for uploaded pictures, where a page shows any.
  const others = notes.filter((name) => name !== pictures)
  expect(others.length, notes.join(', ')).toBeLessThanOrEqual(most)
  expect(notes.length - others.length).toBeLessThanOrEqual(1)
})
