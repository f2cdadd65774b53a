import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { exerciseArchives } from '../cms/contract/exercise-archive.ts'
import { pageUploadPaths } from '../cms/contract/page-files.ts'
import { buildGround } from './build-ground.ts'
import { type ContractClient, cookieHeader, signedIn } from './contract-client.ts'
import { unzip } from './course-archives.ts'
import { expectNoFault } from './expect-no-fault.ts'
import { flatMemory } from './flat-memory.ts'
import { forgetLimits } from './forget-limits.ts'
import { fuzzCases, fuzzLimitMs, fuzzRuns } from './nasty-values.ts'
import { zipOf } from './page-uploads.ts'
import { archiveEdits, editedArchive } from './random-archives.ts'
import { site } from './site/site.ts'

// Whole archives as the site exports them, and pages with their files, each changed in a few places
// and sent to where it is taken.

interface Way {
  method: string
  path: string
  files: Map<string, Buffer>
}

let tutor: ContractClient
let ways: Way[]

afterAll(() => forgetLimits(site.databaseUrl))

beforeAll(async () => {
  await forgetLimits(site.databaseUrl)
  tutor = await signedIn(site.url)
  const { known } = await buildGround(tutor, 1)
  const [courseId = 0, lessonId = 0, studentId = 0, exerciseId = 0] = [
    ...[known.courseId, known.lessonId, known.studentId, known.exerciseId],
  ].map((ids) => Number(ids?.[0]))
  const page = {
    'index.html': '<title>Page</title><link rel="stylesheet" href="a.css"><p>Hello</p>',
    'a.css': 'p { color: red }',
    'parts/b.js': 'let a = 1',
    'parts/c.png': Buffer.from('89504e470d0a1a0a', 'hex'),
  }
  const send = (method: string, path: string, files: Map<string, Buffer>) => ({
    method,
    path,
    files,
  })
  const pages = await unzip(zipOf(page))
  await post(send('PUT', pageUploadPaths.replace(lessonId), pages), zipOf(page))
  const course = await unzip(await download(`/api/courses/${courseId}/archive`))
  const exercises = await unzip(await download(exerciseArchives.one(exerciseId)))
  ways = [
    send('POST', '/api/courses/import', course),
    send('POST', exerciseArchives.all, exercises),
    send('POST', pageUploadPaths.create(courseId), pages),
    send('PUT', pageUploadPaths.replace(lessonId), pages),
    send('POST', pageUploadPaths.give(studentId), pages),
  ]
})

async function download(path: string): Promise<Buffer> {
  const headers = { cookie: cookieHeader(tutor.cookies) }
  return Buffer.from(await (await fetch(site.url + path, { headers })).arrayBuffer())
}

async function post({ method, path }: Way, zip: Buffer) {
  const response = await fetch(site.url + path, {
    method,
    headers: { 'content-type': 'application/zip', cookie: cookieHeader(tutor.cookies) },
    body: new Uint8Array(zip),
  })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const Taken = z.object({
  id: z.number().optional(),
  exercises: z.array(z.object({ id: z.number() })).optional(),
  lesson: z.object({ id: z.number() }).optional(),
  homework: z.object({ id: z.number() }).optional(),
})

/** What was taken goes again, so that the last of thousands finds the site as the first did. */
async function clear(text: string): Promise<void> {
  const { id, exercises = [], lesson, homework } = Taken.parse(JSON.parse(text))
  if (id) await tutor.studio('DELETE', `/courses/${id}`)
  for (const made of exercises) await tutor.studio('DELETE', `/exercises/${made.id}`)
  if (lesson) await tutor.studio('DELETE', `/lessons/${lesson.id}`)
  if (homework) await tutor.studio('DELETE', `/homework/${homework.id}`)
}

test(
  'whatever an archive of a course, of exercises or of a page is like, it is taken or refused',
  async () => {
    const runs = fuzzRuns(fuzzCases.archives)
    const memory = flatMemory(runs.numRuns)
    const reached = new Set<number>()

    await fc.assert(
      fc.asyncProperty(fc.nat(4), archiveEdits, async (which, edits) => {
        const way = ways[which]
        if (!way) throw new Error('There are five ways.')
        const answer = await post(way, editedArchive(way.files, edits))
        expectNoFault(answer)
        reached.add(answer.status)
        if (answer.status < 300) await clear(answer.text)
        memory.note()
      }),
      runs,
    )

    expect([...reached]).toEqual(expect.arrayContaining([200, 201, 400]))
    memory.expectFlat()
  },
  fuzzLimitMs,
)
