import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { buildPicture, Picture, uploadPicture } from '../../../testing/build-pictures.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Course, CourseSummary } from '../../contract/course.ts'
import { LessonPreview } from '../../contract/lesson.ts'
import { AboutPage, ContactPage, HomePage, TestimonialsPage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const fetchBytes = async (path: string) =>
  Buffer.from(await (await fetch(site.url + path)).arrayBuffer())

const answerOf = async (path: string) => (await visitor.send('GET', path)).json
const readHome = async () => HomePage.parse(await answerOf(apiPaths.page('home')))

const Coach = z.looseObject({ coach: z.looseObject({ name: z.string() }) })

/** A part of the tutor's introduction, the rest of which stays as it is. */
async function writeCoach(part: object) {
  const { json } = await admin.studio('GET', '/globals/about-page?depth=0')
  const { coach } = Coach.parse(json)
  return admin.studio('POST', '/globals/about-page', { coach: { ...coach, ...part } })
}

afterAll(async () => {
  await writeCoach({ portrait: null })
  await admin.studio('POST', '/globals/about-page', { languages: [], certificates: [] })
  await admin.studio('POST', '/globals/offers', { items: [], note: '' })
  const unset = { logo: null, icon: null, sharePicture: null, palette: 'bottle' }
  await admin.studio('POST', '/globals/site', unset)
})

test('a fresh site shows no portrait, no price and today’s paper', async () => {
  const home = await readHome()

  expect(home.coach).toMatchObject({ portrait: null, languages: [], certificates: [] })
  expect(home.offers.items).toEqual([])
  expect(Site.parse(await answerOf(apiPaths.site))).toMatchObject({
    palette: 'bottle',
    logo: null,
    icon: '',
    sharePicture: '',
  })
})

test('the tutor’s portrait shows at once, in sizes and with its words', async () => {
  const { url } = await buildPicture(admin, { alt: 'Mara laughing' })
  await readHome()

  const saved = await writeCoach({ portrait: url })

  expect(saved.status).toBe(200)
  const portrait = {
    alt: 'Mara laughing',
    width: 1_200,
    height: 800,
    src: url.replace('.webp', '-medium.webp'),
    srcSet: `${url.replace('.webp', '-small.webp')} 480w, ${url.replace('.webp', '-medium.webp')} 1000w, ${url} 1200w`,
  }
  expect((await readHome()).coach.portrait).toEqual(portrait)
  const about = AboutPage.parse(await answerOf(apiPaths.page('about')))
  expect(about.coach.portrait).toEqual(portrait)
  const contact = ContactPage.parse(await answerOf(apiPaths.page('contact')))
  expect(contact.portrait).toEqual(portrait)
})

test('words that are written anew for a picture show at once', async () => {
  const { id, url } = await buildPicture(admin)
  await writeCoach({ portrait: url })
  await readHome()

  await admin.studio('PATCH', `/media/${id}`, { alt: 'Mara at her desk' })

  expect((await readHome()).coach.portrait?.alt).toBe('Mara at her desk')
})

test('a picture that a page shows is kept', async () => {
  const { id, url } = await buildPicture(admin)
  await writeCoach({ portrait: url })

  const { status, text } = await admin.studio('DELETE', `/media/${id}`)

  expect(status).toBe(409)
  expect(text).toContain('About you')
})

test('a photograph that a phone took on its side stands upright', async () => {
  const lying = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()

  const answer = await uploadPicture(admin, lying)

  const { doc } = z
    .object({ doc: Picture.extend({ height: z.number() }) })
    .parse(await answer.json())
  expect(doc).toMatchObject({ width: 600, height: 900 })
})

test.each(['https://example.com/face.jpg', '/media/../secret.webp', '/pictures/lake.svg'])(
  'no portrait is taken from %s',
  async (portrait) => {
    const { status, text } = await writeCoach({ portrait })

    expect(status).toBe(400)
    expect(text).toContain('Choose one of your pictures, or upload one.')
  },
)

test('offers show where a trial is booked, with their prices', async () => {
  const item = { name: 'Standard lesson', minutes: 50, price: '€45', note: 'Notes the same day' }

  const saved = await admin.studio('POST', '/globals/offers', {
    items: [item, { name: 'Group', price: '€20' }],
    note: 'Paid on the day.',
  })

  expect(saved.status).toBe(200)
  const offers = {
    heading: 'Lessons and prices',
    items: [item, { name: 'Group', minutes: null, price: '€20', note: '' }],
    note: 'Paid on the day.',
  }
  expect((await readHome()).offers).toEqual(offers)
  expect(ContactPage.parse(await answerOf(apiPaths.page('contact'))).offers).toEqual(offers)
})

test('an offer needs a price', async () => {
  const { status } = await admin.studio('POST', '/globals/offers', { items: [{ name: 'A talk' }] })

  expect(status).toBe(400)
})

test('languages and certificates show on the about page', async () => {
  await admin.studio('POST', '/globals/about-page', {
    languages: [{ name: 'English', level: 'first language' }, { name: 'Polish' }],
    certificates: [{ name: 'CELTA', issuer: 'Cambridge', year: '2019' }],
  })

  const { coach } = AboutPage.parse(await answerOf(apiPaths.page('about')))

  expect(coach.languages).toEqual([
    { name: 'English', level: 'first language' },
    { name: 'Polish', level: '' },
  ])
  expect(coach.certificates).toEqual([{ name: 'CELTA', issuer: 'Cambridge', year: '2019' }])
})

test('logo, icon, share picture and paper show on every page', async () => {
  const { url } = await buildPicture(admin, { alt: 'Clearly Spoken' })

  await admin.studio('POST', '/globals/site', {
    logo: url,
    icon: url,
    sharePicture: url,
    palette: 'plum',
  })

  expect(Site.parse(await answerOf(apiPaths.site))).toMatchObject({
    palette: 'plum',
    icon: url,
    sharePicture: url,
    logo: { alt: 'Clearly Spoken' },
  })
})

test('the icon and the shared picture are drawn of the tutor’s own', async () => {
  const { url } = await buildPicture(admin)
  await admin.studio('POST', '/globals/site', { icon: null, sharePicture: null })
  const drawn = await fetchBytes('/icon-192.png')

  await admin.studio('POST', '/globals/site', { icon: url, sharePicture: url })

  const icon = await sharp(await fetchBytes('/icon-192.png')).metadata()
  const shared = await sharp(await fetchBytes('/og/home.jpg')).metadata()
  expect(icon).toMatchObject({ format: 'png', width: 192, height: 192 })
  expect(shared).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  expect(await fetchBytes('/icon-192.png')).not.toEqual(drawn)
  expect((await fetch(`${site.url}/og/made-up.jpg`)).status).toBe(404)
  await admin.studio('POST', '/globals/site', { icon: null, sharePicture: null })
  expect(await fetchBytes('/icon-192.png')).toEqual(drawn)
  expect((await fetch(`${site.url}/og/home.jpg`)).status).toBe(404)
})

test('devices may crop the standard sign alone to a shape of their own', async () => {
  const { url } = await buildPicture(admin)
  const Manifest = z.object({ icons: z.array(z.object({ purpose: z.string().optional() })) })
  const purposes = async () =>
    Manifest.parse(await answerOf('/site.webmanifest')).icons.map(({ purpose }) => purpose)

  await admin.studio('POST', '/globals/site', { icon: null })
  const standard = await purposes()
  await admin.studio('POST', '/globals/site', { icon: url })
  const own = await purposes()

  expect(standard).toEqual([undefined, 'any maskable', 'any maskable'])
  expect(own).toEqual(['any', 'any'])
})

test('a course tells its level, its minutes, for whom it is, and has a cover', async () => {
  const { url } = await buildPicture(admin, { alt: 'A ward at night' })
  const facts = { cefr: 'B1-B2', minutes: 20, forWhom: 'For nurses' } as const
  const { id } = await buildCourse(admin, { ...facts, cover: url })

  const listed = z.array(CourseSummary).parse(await answerOf(apiPaths.courses))
  const [named] = z.array(CourseSummary).parse(await answerOf(apiPaths.courseListed(id)))
  const course = Course.parse(await answerOf(apiPaths.course(id)))

  const wanted = { ...facts, cover: { alt: 'A ward at night', width: 1_200 } }
  expect(listed.find((one) => one.id === id)).toMatchObject(wanted)
  expect(named).toMatchObject(wanted)
  expect(course).toMatchObject(wanted)
})

test('a lesson tells its level and its minutes, a premium one too', async () => {
  const course = await buildCourse(admin)
  const facts = { cefr: 'C1', minutes: 25 } as const
  const { id } = await buildLesson(admin, { ...facts, course: course.id, isPremium: true })

  const lesson = LessonPreview.parse(await answerOf(apiPaths.lesson(id)))
  const list = z.array(LessonPreview).parse(await answerOf(apiPaths.courseLessons(course.id)))

  expect(lesson).toMatchObject(facts)
  expect(list[0]).toMatchObject(facts)
})

test.each([0, 1.5, 481])('no lesson takes %s minutes', async (minutes) => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })

  const { status } = await admin.studio('PATCH', `/lessons/${id}`, { minutes })

  expect(status).toBe(400)
})

test('a testimonial says where it was written', async () => {
  const where = { source: 'Preply', sourceUrl: 'https://preply.example/mara' }
  const before = TestimonialsPage.parse(await answerOf(apiPaths.page('testimonials')))
  const id = before.testimonials[0]?.id

  await admin.studio('PATCH', `/page-testimonials/${id}`, where)
  const after = TestimonialsPage.parse(await answerOf(apiPaths.page('testimonials')))
  await admin.studio('PATCH', `/page-testimonials/${id}`, { source: null, sourceUrl: null })

  expect(before.testimonials[0]).toMatchObject({ source: '', sourceUrl: '' })
  expect(after.testimonials[0]).toMatchObject(where)
})

test.each(['site', 'about-page', 'offers'])('a visitor changes nothing of %s', async (slug) => {
  const { status } = await visitor.studio('POST', `/globals/${slug}`, { note: 'Mine' })

  expect(status).toBe(401)
})
