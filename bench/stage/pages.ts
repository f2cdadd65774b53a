import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import { apiPaths } from '../../cms/contract/paths.ts'

/** Time in which a site compresses better what it has first sent quickly. */
const settlingMs = 500
/** It takes its leisure for the best: twenty seconds, more on a busy machine. */
const leisureMs = 90_000

const Lessons = z.array(
  z.looseObject({ id: z.number(), courseId: z.number(), lessonNumber: z.number() }),
)

/** One page of each kind that visitors read most, of the sample content. */
export async function pagesOf(url: string) {
  return {
    home: pagePaths.home,
    courses: pagePaths.courses,
    course: pagePaths.course(1),
    lesson: pagePaths.lesson('speak-fluently', 2),
    uploaded: pagePaths.uploadedLesson(await uploadedLessonId(url)),
  }
}

/** The first of the sample courses with uploaded lessons has its lessons in its own files. */
async function uploadedLessonId(url: string): Promise<number> {
  for (const lesson of await lessonsOf(url)) {
    const response = await fetch(url + apiPaths.lesson(lesson.id))
    const { htmlContent } = z
      .looseObject({ htmlContent: z.string().nullish() })
      .parse(await response.json())
    if (htmlContent) return lesson.id
  }
  throw new Error('The sample content has no uploaded lesson.')
}

/** All published lessons, as lists show them. */
export const lessonsOf = async (url: string) =>
  Lessons.parse(await (await fetch(url + apiPaths.lessons)).json())

/** Reads pages and waits until they are kept as small as they will be. */
export async function settle(url: string, paths: readonly string[]): Promise<void> {
  for (let time = 0; time < 2; time++) {
    for (const path of paths) await (await fetch(url + path)).arrayBuffer()
    await wait(settlingMs)
  }
}

/** Reads a page until it is sent as small as it can be packed. */
export async function settleBest(url: string, path: string): Promise<void> {
  const begun = performance.now()
  const headers = { 'Accept-Encoding': 'br' }
  while (performance.now() - begun < leisureMs) {
    const response = await fetch(url + path, { headers })
    const best = brotliCompressSync(await response.text()).length
    if (Number(response.headers.get('content-length')) <= best * 1.005) return
    await wait(settlingMs)
  }
}

/** The id of the lesson with this number in its course. */
export async function lessonId(url: string, place: { courseId: number; number: number }) {
  const answer = await fetch(url + apiPaths.courseLesson(place.courseId, place.number))
  return z.looseObject({ id: z.number() }).parse(await answer.json()).id
}

/** Up to so many public pages, as search engines find them. */
export async function publicPages(url: string, most: number): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
  return addresses.slice(0, most).map(([, address = '']) => new URL(address).pathname)
}
