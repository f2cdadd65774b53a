import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse, StudioDocument, uniqueText } from '../../../testing/build-content.ts'
import { buildPicture } from '../../../testing/build-pictures.ts'
import { buildCode, buildStudent } from '../../../testing/build-student.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { newerSave, newerSaveHeader } from '../../contract/save-number.ts'

// Documents without drafts, which a form saves by hand alone (decision 247).

const admin = await signedIn(site.url)

const Fields = z.looseObject({ updatedAt: z.string() })
type Fields = z.infer<typeof Fields>

/** A document as its form is given it. */
async function open(path: string): Promise<Fields> {
  const { json } = await admin.studio('GET', `${path}?depth=0`)
  return Fields.parse(json)
}

interface Sent {
  /** The page, the number of its save and its form. */
  as: string
  fields: object
}

/** Saves a form whole, as the studio does. */
const save = (path: string, { as, fields }: Sent) =>
  admin.send('PATCH', `/studio/api${path}`, fields, { origin: site.url, 'x-save-number': as })

async function build(slug: string, fields: object): Promise<string> {
  const { json } = await admin.studio('POST', `/${slug}?depth=0`, fields)
  return `/${slug}/${z.object({ doc: StudioDocument }).parse(json).doc.id}`
}

const testimonial = { text: 'Good', level: 'Beginner' }

const buildDraftLink = async () => {
  const { id: value } = await buildCourse(admin)
  return build('draft-links', { document: { relationTo: 'courses', value } })
}

const buildHomework = async () => {
  const { id: student } = await buildStudent(admin)
  return build('homework', { title: 'A page', student, htmlContent: '<p>Hello</p>' })
}

const documents = [
  ['student', async () => `/students/${(await buildStudent(admin)).id}`, 'note'],
  [
    'access code',
    async () => `/access-codes/${(await buildCode(admin, { grants: [{ scope: 'all' }] })).id}`,
    'label',
  ],
  ['homework', buildHomework, 'title'],
  ['picture', async () => `/media/${(await buildPicture(admin)).id}`, 'alt'],
  ['draft link', buildDraftLink, 'note'],
  ['admin', async () => `/admins/${(await buildAdmin(admin)).id}`, 'name'],
  [
    'FAQ item',
    () => build('faq-items', { question: uniqueText('Q'), answer: 'A', shownOn: ['contact'] }),
    'answer',
  ],
  [
    'home testimonial',
    () => build('home-testimonials', { initials: 'A.B.', country: 'Italy', ...testimonial }),
    'text',
  ],
  [
    'testimonial',
    () =>
      build('page-testimonials', {
        name: 'Ana',
        location: 'Italy',
        date: 'May 2025',
        rating: 90,
        ...testimonial,
      }),
    'text',
  ],
] as const

test.each(documents)(
  'the form of this %s does not write over what another form has saved since',
  async (name, buildOne, field) => {
    const path = await buildOne()
    const fields = await open(path)
    const first = await save(path, { as: 'one.1.1', fields: { ...fields, [field]: 'First' } })

    const second = await save(path, { as: 'two.1.1', fields: { ...fields, [field]: 'Second' } })

    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.json).toEqual({ errors: [{ message: newerSave(name) }] })
    expect(second.headers.get(newerSaveHeader)).toBe('true')
    expect(await open(path)).toMatchObject({ [field]: 'First' })
    await admin.studio('DELETE', path)
  },
)

test.each(documents)(
  'the form of this %s is saved again before it has heard the answer, and over what was seen',
  async (_name, buildOne, field) => {
    const path = await buildOne()
    const fields = await open(path)
    const first = await save(path, { as: 'own.1.1', fields: { ...fields, [field]: 'First' } })
    const again = await save(path, { as: 'own.2.1', fields: { ...fields, [field]: 'Again' } })
    const { updatedAt } = await open(path)

    const over = await save(path, {
      as: 'other.1.1',
      fields: { ...fields, updatedAt, [field]: 'Over it' },
    })

    expect([first.status, again.status, over.status]).toEqual([200, 200, 200])
    expect(await open(path)).toMatchObject({ [field]: 'Over it' })
    await admin.studio('DELETE', path)
  },
)

test('of twenty pairs that save one state at once, one is stored and the other is told', async () => {
  const path = `/students/${(await buildStudent(admin)).id}`
  const outcomes: (number | boolean)[][] = []
  for (let round = 1; round <= 20; round += 1) {
    const fields = await open(path)
    const answers = await Promise.all(
      ['a', 'b'].map((page) =>
        save(path, { as: `${page}${round}.1.1`, fields: { ...fields, note: `${page}${round}` } }),
      ),
    )
    const winner = answers[0]?.status === 200 ? `a${round}` : `b${round}`
    const { note } = await open(path)
    outcomes.push([...answers.map(({ status }) => status).sort(), note === winner])
  }

  expect(outcomes).toEqual(Array.from({ length: 20 }, () => [200, 409, true]))
})

test('what a script has written since is not written over; the script asks nobody', async () => {
  const path = `/students/${(await buildStudent(admin)).id}`
  const fields = await open(path)
  await save(path, { as: 'script.1.1', fields: { ...fields, note: 'Typed' } })
  const script = await admin.studio('PATCH', path, { note: 'By a script' })

  const late = await save(path, { as: 'script.2.1', fields: { ...fields, note: 'Typed on' } })

  expect([script.status, late.status]).toEqual([200, 409])
  expect(await open(path)).toMatchObject({ note: 'By a script' })
})

test('an open form is saved beside its own place in the list, which stays as it was put', async () => {
  const [path, other] = await Promise.all(
    ['one', 'other'].map((question) =>
      build('faq-items', { question, answer: 'A', shownOn: ['contact'] }),
    ),
  )
  const fields = await open(String(path))
  const { _order: key, id } = await open(String(other))
  const moved = await admin.studio('POST', '/reorder', {
    collectionSlug: 'faq-items',
    orderableFieldName: '_order',
    newKeyWillBe: 'greater',
    docsToMove: [fields.id],
    target: { id, key },
  })
  const { _order: put } = await open(String(path))
  const { _order: _, ...sent } = fields // as a form, which has no field for it

  const { status } = await save(String(path), { as: 'list.1.1', fields: { ...sent, answer: 'B' } })

  expect([moved.status, status]).toEqual([200, 200])
  expect(await open(String(path))).toMatchObject({ answer: 'B', _order: put })
  for (const one of [path, other]) await admin.studio('DELETE', String(one))
})

test('what is remembered of a student’s and her homework’s saves goes with them', async () => {
  const path = await buildHomework()
  const { student } = z.object({ student: z.number() }).parse(await open(path))
  await save(path, { as: 'kept.1.1', fields: await open(path) })
  await save(`/students/${student}`, { as: 'kept.2.2', fields: await open(`/students/${student}`) })
  const kept = () =>
    query(
      site.databaseUrl,
      `select key from payload_kv
       where key in ('last-save:${path.slice(1)}', 'last-save:students/${student}') order by key`,
    )
  const before = await kept()

  await admin.studio('DELETE', `/students/${student}`)

  expect(before).toHaveLength(2)
  expect(await kept()).toEqual([])
})
