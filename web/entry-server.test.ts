import { afterEach, expect, test, vi } from 'vitest'
import { apiPaths } from '../cms/contract/paths.ts'
import type { Site } from '../cms/contract/site.ts'
import { answerOf } from '../testing/answer-of.ts'
import {
  buildLesson,
  buildPreview,
  buildSite,
  buildSummary,
  type FakeAnswers,
  fakeAnswers,
  signedIn,
} from '../testing/fake-contract.ts'
import { type PageOutput, renderPage, screenFile } from './entry-server.tsx'
import { routes } from './router/routes.ts'

const assets = {
  entry: '/assets/entry.js',
  integrity: 'sha256-of-the-entry',
  parts: ['/assets/framework.js', '/assets/screen.js'],
  styles: {
    text: 'p{margin:0}',
    faces: '@font-face{font-family:Site}',
    facesVersion: 'one',
    hrefs: ['/assets/entry.css'],
    ofParts: [],
    ofPapers: {},
  },
}

type OpenedPage = PageOutput & { html: string }

async function open(url: string, answers: FakeAnswers = {}): Promise<OpenedPage> {
  const known: FakeAnswers = { ...fakeAnswers(), ...answers }
  const page = await renderPage({
    url,
    assets,
    siteUrl: 'https://tutor.example',
    read: async (path) => answerOf(known, path),
  })
  return { ...page, html: page.parts.join('') }
}

const broken = new Error('no database')
const textOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const titleOf = ({ html }: OpenedPage) => textOf(html, /<title>(.*?)<\/title>/)
const headingOf = ({ html }: OpenedPage) => textOf(html, /<h1[^>]*>(.*?)<\/h1>/)
const descriptionOf = ({ html }: OpenedPage) =>
  textOf(html, /<meta name="description" content="(.*?)"/)
const canonicalOf = ({ html }: OpenedPage) => textOf(html, /<link rel="canonical" href="(.*?)"/)
const fallbackOf = ({ html }: OpenedPage) =>
  JSON.parse(textOf(html, /id="page-answers"[^>]*>(.*?)<\/script>/) ?? '')

const publicPages = [
  '/',
  '/about',
  '/contact',
  '/testimonials',
  '/privacy-policy',
  '/terms-of-service',
  '/courses',
  '/courses/speak-fluently',
  '/courses/speak-fluently/self-discipline',
  '/course/1',
  '/course/2',
  '/sample-lesson',
  '/view-lessons',
  '/view-lessons/2',
  '/view-lesson-details/21',
  '/admin/login',
]
const adminPages = ['/admin', '/admin/dashboard', '/admin/files']

afterEach(() => vi.restoreAllMocks())

test.each([...publicPages, ...adminPages])(
  '%s is a whole page that is ready to read',
  async (url) => {
    const page = await open(url, adminPages.includes(url) ? signedIn : {})

    expect(page.status).toBe(200)
    expect(page.html).toMatch(/^<!doctype html><html lang="en"><head>/)
    expect(page.html).toMatch(/<\/body><\/html>$/)
    expect(page.html.replace(/<iframe.*/s, '')).not.toMatch(/>Loading[^<]*(…|\.\.\.)</)
  },
)

test('every page has a title and a description of its own', async () => {
  const pages = await Promise.all([
    ...publicPages.map((url) => open(url)),
    ...adminPages.map((url) => open(url, signedIn)),
    open('/nowhere'),
  ])

  expect(new Set(pages.map(titleOf)).size).toBe(pages.length)
  expect(new Set(pages.map(descriptionOf)).size).toBe(pages.length)
})

test('a page of a course or a lesson is named after it', async () => {
  const [course, structured, uploaded] = await Promise.all([
    open('/course/2'),
    open('/courses/speak-fluently/speech-course-1'),
    open('/view-lesson-details/21'),
  ])

  expect(titleOf(course)).toBe('Business English · Clear English')
  expect(titleOf(structured)).toBe('Mastering Self-Discipline · Speak Fluently · Clear English')
  expect(titleOf(uploaded)).toBe('Meetings · Lesson 1 · Clear English')
})

const textsOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'))].flatMap(
    ([, attributes = '', text = '']) => (/type="application| src=/.test(attributes) ? [] : [text]),
  )

test.each(publicPages)('%s names all that stands in it, and carries no handler', async (url) => {
  const { html, inline } = await open(url)

  expect(inline.scripts).toEqual(textsOf(html, 'script'))
  expect(inline.styles).toEqual([...new Set(textsOf(html, 'style'))])
  expect(html).not.toMatch(/<[^>]+ style=|<[^>]+ on[a-z]+=/)
})

/** What is fetched once the page has been painted; until then browsers leave a template alone. */
const later = /<template>(.*?)<\/template>/s

test('a page is drawn without another file: its styles stand in it, its script comes later', async () => {
  const { html } = await open('/')
  const head = html.slice(0, html.indexOf('</head>'))

  expect(head).toContain('<style>p{margin:0}</style>')
  expect(html.replace(later, '')).not.toMatch(
    /<script[^>]* src=|rel="(?:(?:module)?preload|stylesheet)"/,
  )
  expect(textOf(head, later)).toContain(
    '<link rel="modulepreload" href="/assets/framework.js"><link rel="modulepreload" href="/assets/screen.js">',
  )
})

test('a page tells what its script must be', async () => {
  const { html } = await open('/')

  expect(textOf(html, later)).toMatch(
    /<script type="module" src="\/assets\/entry\.js" integrity="sha256-of-the-entry"><\/script>$/,
  )
})

test('a sheet that stands in the page is known to be there by its address', async () => {
  const { html } = await open('/')

  expect(textOf(html, later)).toContain('<link disabled rel="stylesheet" href="/assets/entry.css">')
})

test('the faces wait for the first paint, but not where no script runs', async () => {
  const { html } = await open('/')

  expect(html).toMatch(/<style id="faces" media="not all"[^>]*>@font-face/)
  expect(html).toContain('<noscript><style>@font-face{font-family:Site}</style></noscript>')
})

test('the browser finds every answer of the page', async () => {
  const page = await open('/courses/speak-fluently/self-discipline')

  expect(Object.keys(fallbackOf(page)).toSorted()).toEqual(
    [apiPaths.courseNamed('speak-fluently'), apiPaths.courseLesson(1, 1), apiPaths.site].toSorted(),
  )
})

test('a page that nobody waits for lets others have their turn before it is drawn, and after', async () => {
  const known = fakeAnswers()
  const read = async (path: string) => answerOf(known, path)
  const othersFirst = vi.fn(async () => {})

  await renderPage({ url: '/', assets, siteUrl: 'https://tutor.example', read, othersFirst })

  expect(othersFirst).toHaveBeenCalledTimes(2)
})

test('public pages do not ask who is there', async () => {
  const page = await open('/courses', signedIn)

  expect(fallbackOf(page)).not.toHaveProperty([apiPaths.me])
})

test('an answer cannot end the script that carries it', async () => {
  const brand = 'A</script><script>alert(1)</script>\u2028B'
  const page = await open('/', { [apiPaths.site]: buildSite({ brand }) })

  expect(page.html).not.toContain('<script>alert')
  expect(page.html.slice(page.html.indexOf('id="page-answers"'))).not.toContain('\u2028')
  expect(fallbackOf(page)[apiPaths.site].brand).toBe(brand)
})

test.each(['/nowhere', '/courses/unknown', '/admin/nowhere', '//evil.example', '/%E0%A4%A'])(
  '%s is the not-found screen',
  async (url) => {
    const page = await open(url)

    expect(page.status).toBe(404)
    expect(headingOf(page)).toBe('404 Page Not Found')
  },
)

test.each(['/course/99', '/course/abc', '/course/99999999999'])(
  '%s is a course that is not there',
  async (url) => {
    const page = await open(url)

    expect(page.status).toBe(404)
    expect(headingOf(page)).toBe('Course Not Found')
  },
)

test.each([
  '/courses/speak-fluently/speech-course-99',
  '/courses/speak-fluently/speech-course-x',
  '/courses/unknown/speech-course-1',
  '/view-lesson-details/99',
  '/view-lesson-details/x',
])('%s is a lesson that is not there', async (url) => {
  const page = await open(url)

  expect(page.status).toBe(404)
  expect(headingOf(page)).toBe('Lesson Not Found')
})

test('lessons of a course that does not exist are not found', async () => {
  const page = await open('/view-lessons/99')

  expect(page.status).toBe(404)
  expect(page.html).toContain('No Lessons Found')
})

test('a lesson list that cannot be read shows its error and a way to try again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const page = await open('/view-lessons/1', { [apiPaths.courseLessons(1)]: broken })

  expect(page.status).toBe(503)
  expect(page.html).toContain('Error Loading Lessons')
  expect(page.html).toContain('Error fetching lessons: Service Unavailable')
  expect(page.html).toContain('Try Again')
  expect(page.html).toContain('<script type="application/json" id="failed-reads">')
  expect(page.html).not.toContain('no database')
})

test('the speak-fluently page counts its lessons, and 4 where they are missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lessons = apiPaths.courseLessons(1)

  const [counted, unread, empty] = await Promise.all([
    open('/courses/speak-fluently', { [lessons]: [buildSummary(), buildSummary({ id: 12 })] }),
    open('/courses/speak-fluently', { [lessons]: broken }),
    open('/courses/speak-fluently', { [lessons]: [] }),
  ])

  expect(counted.html).toContain('1 of 2 lessons completed · 25%')
  expect(unread.html).toContain('1 of 4 lessons completed · 25%')
  expect(empty.html).toContain('1 of 4 lessons completed · 25%')
})

test('the home page stands without its courses, but not as a page to keep', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const page = await open('/', { [apiPaths.courses]: broken })

  expect(page.status).toBe(503)
  expect(page.html).toContain('Book Your Free Trial')
  expect(page.html).toContain('Courses could not be loaded')
})

test('a page keeps its frame where the site-wide content cannot be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)

  const page = await open('/about', { [apiPaths.site]: broken })

  expect(headingOf(page)).toBe('About your coach')
})

test('a structured lesson opened in the uploaded viewer moves to its own', async () => {
  const page = await open('/view-lesson-details/11')

  expect([page.status, page.redirect]).toEqual([302, '/courses/speak-fluently/speech-course-1'])
})

test('an uploaded lesson opened in the structured viewer moves to its own', async () => {
  const page = await open('/courses/business/speech-course-1')

  expect([page.status, page.redirect]).toEqual([302, '/view-lesson-details/21'])
})

test('a lesson with both kinds of content stays in the viewer it is opened in', async () => {
  const vocabulary = [{ word: 'goal', phonetics: '', definition: 'An aim.', example: '' }]
  const lesson = buildLesson({ id: 21, courseId: 2, hasHtmlContent: true, vocabulary })

  const pages = await Promise.all([
    open('/view-lesson-details/21', { [apiPaths.lessonWithoutHtml(21)]: lesson }),
    open('/courses/business/speech-course-1', { [apiPaths.courseLesson(2, 1)]: lesson }),
  ])

  expect(pages.map(({ status }) => status)).toEqual([200, 200])
  expect(pages.map(canonicalOf)).toEqual([
    'https://tutor.example/courses/business/speech-course-1',
    'https://tutor.example/courses/business/speech-course-1',
  ])
})

test('a withheld lesson is announced under one address, whichever viewer is opened', async () => {
  const premium = buildPreview({ isPremium: true })

  const pages = await Promise.all([
    open('/view-lesson-details/11', { [apiPaths.lessonWithoutHtml(11)]: premium }),
    open('/courses/speak-fluently/self-discipline', { [apiPaths.courseLesson(1, 1)]: premium }),
  ])

  expect(pages.map(canonicalOf)).toEqual([
    'https://tutor.example/courses/speak-fluently/speech-course-1',
    'https://tutor.example/courses/speak-fluently/speech-course-1',
  ])
})

test('an uploaded lesson is announced where it is shown, and asks for no courses', async () => {
  const page = await open('/view-lesson-details/21')

  expect(canonicalOf(page)).toBe('https://tutor.example/view-lesson-details/21')
  expect(fallbackOf(page)).not.toHaveProperty([apiPaths.courses])
})

test('No Content Available stands where a lesson has neither', async () => {
  const empty = { [apiPaths.lessonWithoutHtml(11)]: buildLesson() }

  const page = await open('/view-lesson-details/11', empty)

  expect(page.status).toBe(200)
  expect(headingOf(page)).toBe('No Content Available')
})

test('an uploaded lesson is shown in its sandboxed frame', async () => {
  const { html } = await open('/view-lesson-details/21')

  expect(textOf(html, /(<iframe.*?>)/)).toContain('src="/lesson-documents/21"')
  expect(textOf(html, /sandbox="(.*?)"/)).toBe(
    'allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox',
  )
  expect(textOf(html, / allow="(.*?)"/)).toBe('microphone; camera; autoplay')
  expect(html).toContain('href="/lesson-documents/21/interactive" target="_blank" rel="noopener"')
  expect(html).toContain('Course 2 • Lesson 1')
})

test('an uploaded lesson leads to its neighbours', async () => {
  const lessons = [3, 1, 2].map((lessonNumber) =>
    buildSummary({ id: 20 + lessonNumber, courseId: 2, lessonNumber }),
  )
  const middle = buildLesson({ id: 22, courseId: 2, lessonNumber: 2, hasHtmlContent: true })

  const { html } = await open('/view-lesson-details/22', {
    [apiPaths.lessonWithoutHtml(22)]: middle,
    [apiPaths.courseLessons(2)]: lessons,
  })

  expect(html).toMatch(/href="\/view-lesson-details\/21"[^>]*>Previous Lesson/)
  expect(html).toMatch(/href="\/view-lesson-details\/23"[^>]*>Next Lesson/)
})

test('a withheld premium lesson shows its objectives below the overlay', async () => {
  const premium = buildPreview({ isPremium: true })

  const page = await open('/courses/speak-fluently/speech-course-1', {
    [apiPaths.courseLesson(1, 1)]: premium,
  })

  expect(page.status).toBe(200)
  expect(page.html).toContain('Talk about habits')
  expect(page.html).toMatch(/<span[^>]*data-tone="warning"[^>]*>Premium<\/span>/)
  expect(page.html).toContain(
    'This is a premium lesson only available to members with an active subscription.',
  )
})

test('self-discipline is lesson 1 of course 1', async () => {
  const page = await open('/courses/speak-fluently/self-discipline')

  expect(headingOf(page)).toBe('Mastering Self-Discipline')
  expect(page.html).toContain(
    '<link rel="canonical" href="https://tutor.example/courses/speak-fluently/speech-course-1"',
  )
})

test('where lesson 1 is gone, the first lesson there is stands in for the sample', async () => {
  const moved = {
    [apiPaths.courseLesson(1, 1)]: null,
    [apiPaths.courseLessons(1)]: [3, 5].map((lessonNumber) => buildSummary({ lessonNumber })),
  }

  const pages = [
    await open('/courses/speak-fluently/self-discipline', moved),
    await open('/courses/speak-fluently/speech-course-1', moved),
  ]

  const first = '/courses/speak-fluently/speech-course-3'
  expect(pages.map(({ redirect }) => redirect)).toEqual([first, first])
})

test('a course without lessons has no sample lesson, and features none', async () => {
  const empty = { [apiPaths.courseLesson(1, 1)]: null, [apiPaths.courseLessons(1)]: [] }

  const sample = await open('/courses/speak-fluently/self-discipline', empty)
  const course = await open('/courses/speak-fluently', empty)

  expect(sample.status).toBe(404)
  expect(headingOf(sample)).toBe('Lesson Not Found')
  expect(course.html).not.toContain('Featured lesson')
})

test('the featured lesson is self-discipline, or what the tutor has put in its place', async () => {
  const courseWith = (title: string) => ({
    [apiPaths.courseLessons(1)]: [buildSummary({ title, objectives: ['Say more with less'] })],
  })

  const asSeeded = await open('/courses/speak-fluently', courseWith('Mastering Self-Discipline'))
  const renamed = await open('/courses/speak-fluently', courseWith('Short Answers'))

  const featured = /Featured lesson<\/p><div><h2[^>]*>(.*?)<\/h2><p[^>]*>(.*?)<\/p>/
  expect(featured.exec(asSeeded.html)?.slice(1)).toEqual([
    'Mastering Self-Discipline',
    expect.stringMatching(/^A 10-step course/),
  ])
  expect(featured.exec(renamed.html)?.slice(1)).toEqual(['Short Answers', 'Say more with less'])
  expect(renamed.html).toContain('href="/courses/speak-fluently/self-discipline"')
})

test('a course has its page under its name too', async () => {
  expect((await open('/courses/business')).redirect).toBe('/course/2')
})

test('the sample lesson is opened at once, without script', async () => {
  const { html } = await open('/sample-lesson')

  expect(html).toContain('Redirecting')
  expect(html).toContain(
    '<meta http-equiv="refresh" content="0; url=/courses/speak-fluently/speech-course-1"',
  )
})

test('the footer names a social profile once its address is set', async () => {
  const social = [
    { network: 'facebook', url: '' },
    { network: 'linkedin', url: 'https://social.example/tutor' },
  ] as const
  const footerOf = async (shown: Site['social']) => {
    const { html } = await open('/', { [apiPaths.site]: buildSite({ social: shown }) })
    return textOf(html, /<footer(.*?)<\/footer>/s)
  }

  expect(await footerOf([...social])).toContain('href="https://social.example/tutor"')
  expect(await footerOf([social[0]])).not.toContain('Facebook')
})

test('the courses page shows the category of its address', async () => {
  const all = await open('/courses')
  const academic = await open('/courses?category=Academic')

  expect(all.html).toContain('2 courses available · 2 total lessons · 2 active courses')
  expect(academic.html).toContain('No courses here yet')
})

test('without a booking link the trial leads to the contact page', async () => {
  const { html } = await open('/', { [apiPaths.site]: buildSite({ bookingUrl: '' }) })

  expect(html).toMatch(/href="\/contact"[^>]*>Book Your Free Trial/)
})

test.each(adminPages)('%s without a session leads to sign-in and back', async (url) => {
  const page = await open(`${url}?x=1`)

  expect(page.status).toBe(302)
  expect(page.redirect).toBe(`/admin/login?returnTo=${encodeURIComponent(`${url}?x=1`)}`)
})

test('an admin who is signed in already does not see the sign-in form', async () => {
  expect((await open('/admin/login', signedIn)).redirect).toBe('/admin')
  expect((await open('/admin/login?returnTo=/admin/files', signedIn)).redirect).toBe('/admin/files')
  expect((await open('/admin/login?returnTo=//evil.example', signedIn)).redirect).toBe('/admin')
})

test('admin pages are kept out of search engines', async () => {
  const page = await open('/admin', signedIn)

  expect(page.html).toContain('<meta name="robots" content="noindex"')
})

test('every route names a screen that exists', async () => {
  const files = import.meta.glob('./screens/*/*-screen.tsx')

  const missing = routes
    .map(({ screen }) => `./screens/${screen}/${screen}-screen.tsx`)
    .filter((file) => !(file in files))

  expect(missing).toEqual([])
})

test('the source file of a screen is known by its address', () => {
  expect(screenFile('/courses?category=Academic')).toBe('web/screens/courses/courses-screen.tsx')
})
