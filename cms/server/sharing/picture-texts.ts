import { z } from 'zod'
import type { Caller } from '../../api/caller.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { notFound } from '../../contract/http-error.ts'
import { AboutPage, ContactPage, HomePage, TestimonialsPage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'
import type { PictureTexts } from './draw-picture.ts'
import { courseOfPicture, isSitePage, type SitePage } from './picture-pages.ts'

type Texts = Omit<PictureTexts, 'brand'>
const levels = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' } as const

/**
 * What stands on a page's picture, by the name in `/og/{page}.png`.
 * @throws HttpError 404 for any other name.
 */
export async function pictureTexts(page: string, caller: Caller): Promise<PictureTexts> {
  const ask = askAs(caller)
  const [{ brand }, texts] = await Promise.all([ask(apiPaths.site, Site), textsOf(page, ask)])
  return { brand, ...texts }
}

type Ask = ReturnType<typeof askAs>

const askAs =
  (caller: Caller) =>
  async <Answer>(path: string, schema: z.ZodType<Answer>): Promise<Answer> => {
    const answer = await readInProcess(path, caller)
    if (answer === null) throw notFound('Page')
    return schema.parse(answer)
  }

async function textsOf(page: string, ask: Ask): Promise<Texts> {
  const courseId = courseOfPicture(page)
  if (courseId !== undefined) return courseTexts(await ask(apiPaths.course(courseId), Course))
  if (!isSitePage(page)) throw notFound('Page')
  return sitePageTexts(page, ask)
}

async function sitePageTexts(page: SitePage, ask: Ask): Promise<Texts> {
  switch (page) {
    case 'home': {
      const { headline, claims } = await ask(apiPaths.page('home'), HomePage)
      return { title: headline, line: claims.slice(0, 2).join('  ·  ') }
    }
    case 'about': {
      const { heading, coach } = await ask(apiPaths.page('about'), AboutPage)
      return { title: heading, line: coach.name }
    }
    case 'contact': {
      const { heading, availability } = await ask(apiPaths.page('contact'), ContactPage)
      return { title: heading, line: availability.text }
    }
    case 'testimonials': {
      const { heading, testimonials } = await ask(apiPaths.page('testimonials'), TestimonialsPage)
      const names = testimonials.slice(0, 3).map(({ name }) => name)
      return { title: heading, line: names.join('  ·  ') }
    }
    case 'courses':
      return coursesTexts(await ask(apiPaths.courses, z.array(CourseSummary)))
  }
}

const courseTexts = ({ name, category, difficulty, lessons }: Course): Texts => ({
  title: name,
  line: [category, levels[difficulty], counted(lessons, 'lesson')].join('  ·  '),
})

function coursesTexts(courses: CourseSummary[]): Texts {
  const lessons = courses.reduce((sum, course) => sum + course.lessons, 0)
  return {
    title: 'Specialized English Courses',
    line: [counted(courses.length, 'course'), counted(lessons, 'lesson')].join('  ·  '),
  }
}

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
