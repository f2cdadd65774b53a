import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  readNewest,
} from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { apiPaths } from '../../contract/paths.ts'
import { newerSave, newerSaveHeader } from '../../contract/save-number.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'

const admin = await signedIn(site.url)

const autosave = '?draft=true&autosave=true&depth=0'

const Fields = z.looseObject({ updatedAt: z.string() })
type Fields = z.infer<typeof Fields>

/** A document as its form is given it, under the address that the form saves to. */
async function open(path: string): Promise<Fields> {
  const { json } = await admin.studio('GET', `${path}?draft=true&depth=0`)
  return Fields.parse(json)
}

interface Sent {
  /** The page, the number of its save and its form. */
  as: string
  fields: Fields
}

/** Saves a form whole, as the studio does. */
const save = (address: string, { as, fields }: Sent) =>
  admin.send(address.includes('/globals/') ? 'POST' : 'PATCH', `/studio/api${address}`, fields, {
    origin: site.url,
    'x-save-number': as,
  })

const inCourse = async () => ({ course: (await buildCourse(admin)).id })

const documents = [
  [
    'lesson',
    async () => `/lessons/${(await buildLesson(admin, await inCourse())).id}`,
    'title',
    'lesson',
  ],
  ['course', async () => `/courses/${(await buildCourse(admin)).id}`, 'name', 'course'],
  ['exercise', async () => `/exercises/${(await buildExercise(admin)).id}`, 'title', 'exercise'],
  ['page’s texts', async () => '/globals/about-page', 'heading', 'page'],
] as const

test.each(documents)(
  'the form of a %s does not write over what another form has saved since',
  async (_what, build, field, name) => {
    const path = await build()
    const fields = await open(path)
    const first = await save(path + autosave, {
      as: 'one.1.1',
      fields: { ...fields, [field]: 'The first', _status: 'draft' },
    })

    const second = await save(path + autosave, {
      as: 'two.1.1',
      fields: { ...fields, [field]: 'The second', _status: 'draft' },
    })
    const published = await save(path, {
      as: 'two.2.1',
      fields: { ...fields, [field]: 'The second', _status: 'published' },
    })

    expect([first.status, second.status, published.status]).toEqual([200, 409, 409])
    expect(second.json).toEqual({ errors: [{ message: newerSave(name) }] })
    expect(second.headers.get(newerSaveHeader)).toBe('true')
    expect(await open(path)).toMatchObject({ [field]: 'The first' })
  },
)

test.each(documents)(
  'whoever has seen the newer %s saves hers over it',
  async (_what, build, field) => {
    const path = await build()
    const fields = await open(path)
    await save(path + autosave, {
      as: 'three.1.1',
      fields: { ...fields, [field]: 'The first', _status: 'draft' },
    })
    const { updatedAt } = await open(path)

    const { status } = await save(path, {
      as: 'four.1.1',
      fields: { ...fields, updatedAt, [field]: 'The second', _status: 'published' },
    })

    expect(status).toBe(200)
    expect(await open(path)).toMatchObject({ [field]: 'The second', _status: 'published' })
  },
)

test('of fifty pairs that save one state at once, one is stored and the other is told', async () => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  const outcomes: (number | string)[][] = []
  for (let round = 1; round <= 50; round += 1) {
    const fields = await open(path)
    // Each from a page of its own, and by turns beside a publishing.
    const second = round % 2 ? { _status: 'draft' } : { _status: 'published' }
    const answers = await Promise.all([
      save(path + autosave, {
        as: `a${round}.1.1`,
        fields: { ...fields, title: `A ${round}`, _status: 'draft' },
      }),
      save(round % 2 ? path + autosave : path, {
        as: `b${round}.1.1`,
        fields: { ...fields, title: `B ${round}`, ...second },
      }),
    ])
    const stored = await open(path)
    const winner = answers[0].status === 200 ? `A ${round}` : `B ${round}`
    outcomes.push([...answers.map(({ status }) => status).sort(), `${stored.title === winner}`])
  }

  expect(outcomes).toEqual(Array.from({ length: 50 }, () => [200, 409, 'true']))
})

test('a form whose answer has not come yet never stands in its own way', async () => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  const fields = await open(path)
  const typed = (title: string) => ({ ...fields, title, _status: 'draft' })

  const answers = [
    await save(path + autosave, { as: 'late.1.1', fields: typed('One') }),
    await save(path + autosave, { as: 'late.2.1', fields: typed('Two') }),
    await save(path, { as: 'late.3.1', fields: { ...typed('Three'), _status: 'published' } }),
    await save(path + autosave, { as: 'late.4.1', fields: typed('Four') }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test.each([
  ['saves itself', autosave, 'draft'],
  ['is saved by hand', '?draft=true&depth=0', 'draft'],
  ['is published', '?depth=0', 'published'],
])('a form that %s hears from which state it goes on', async (_what, search, _status) => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  const fields = await open(path)

  const { json } = await save(path + search, {
    as: 'hears.1.1',
    fields: { ...fields, title: 'Typed', _status },
  })

  const { doc } = z.object({ doc: Fields }).parse(json)
  expect(doc.updatedAt).not.toBe(fields.updatedAt)
  expect(await open(path)).toMatchObject({ updatedAt: doc.updatedAt })
})

test('another form of the same page does', async () => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  const fields = await open(path)
  const typed = (title: string) => ({ ...fields, title, _status: 'draft' })
  await save(path + autosave, { as: 'both.1.1', fields: typed('In the page') })

  const inDrawer = await save(path + autosave, { as: 'both.2.2', fields: typed('In a drawer') })

  expect(inDrawer.status).toBe(409)
})

test('what a script has written since is not written over; the script asks nobody', async () => {
  const { id } = await buildLesson(admin, await inCourse())
  const path = `/lessons/${id}`
  const fields = await open(path)
  await save(path + autosave, {
    as: 'script.1.1',
    fields: { ...fields, title: 'Typed', _status: 'draft' },
  })
  const script = await admin.studio('PATCH', path, { title: 'By a script', minutes: 5 })

  const late = await save(path + autosave, {
    as: 'script.2.1',
    fields: { ...fields, title: 'Typed on', _status: 'draft' },
  })

  expect([script.status, late.status]).toEqual([200, 409])
  expect(await readNewest(admin, 'lessons', id)).toMatchObject({ title: 'By a script' })
})

const Lesson = z.object({ id: z.number(), course: z.number() })

const Versions = z.object({ docs: z.array(z.object({ id: z.number() })) })

/** Changes that leave alone what is written in a form that is open meanwhile. */
const beside = [
  ['is published', (path: string) => admin.studio('PATCH', path, { _status: 'published' })],
  ['is published as it is by another form', publishElsewhere],
  ['is unpublished', (path: string) => admin.studio('PATCH', path, { _status: 'draft' })],
  ['goes to the trash and comes back', trashAndRestore],
  ['goes to the trash and comes back on the site', trashAndRestoreOnSite],
  ['is moved on the site', moveOnSite],
  ['is put elsewhere in its course', reorder],
  ['takes another number', (path: string) => admin.studio('PATCH', path, { lessonNumber: 77 })],
] as const

test.each(beside)('a form is saved beside its lesson that %s', async (_what, change) => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  const before = await open(path)
  await save(path + autosave, {
    as: 'open.1.1',
    fields: { ...before, title: 'As it is', _status: 'draft' },
  })
  const fields = await open(path)
  await change(path)
  const { lessonNumber } = await open(path)

  const { status } = await save(path + autosave, {
    as: 'beside.1.1',
    fields: { ...fields, title: 'On', _status: 'draft' },
  })

  expect(status).toBe(200)
  expect(await open(path)).toMatchObject({ title: 'On', lessonNumber })
})

test('a number that was typed in a form counts, wherever its lesson was put meanwhile', async () => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  const fields = await open(path)
  await reorder(path)

  const { status } = await save(path + autosave, {
    as: 'typed.1.1',
    fields: { ...fields, lessonNumber: 55, _status: 'draft' },
  })

  expect(status).toBe(200)
  expect(await open(path)).toMatchObject({ lessonNumber: 55 })
})

async function publishElsewhere(path: string) {
  const fields = await open(path)
  await save(path, { as: 'elsewhere.1.1', fields: { ...fields, _status: 'published' } })
}

async function trashAndRestore(path: string) {
  const trashed = await admin.studio('PATCH', path, { deletedAt: new Date().toISOString() })
  const restored = await admin.studio('PATCH', `${path}?trash=true`, {
    deletedAt: null,
    _status: 'published',
  })
  expect([trashed.status, restored.status]).toEqual([200, 200])
}

async function trashAndRestoreOnSite(path: string) {
  const id = Number(path.split('/')[2])
  const trashed = await admin.send('DELETE', apiPaths.lesson(id))
  const restored = await admin.send('POST', tutorApiPaths.lessonRestore(id))
  expect([trashed.status, restored.status]).toEqual([200, 200])
}

async function moveOnSite(path: string) {
  const { id, course } = Lesson.parse(await open(path))
  const place = { courseId: course, lessonNumber: 76 }
  const { status } = await admin.send('PUT', apiPaths.lesson(id), place)
  expect(status).toBe(200)
}

async function reorder(path: string) {
  const { id, course } = Lesson.parse(await open(path))
  const other = await buildLesson(admin, { course })
  const order = { lessonIds: [other.id, id] }
  const { status } = await admin.studio('PUT', `/courses/${course}/lesson-order`, order)
  expect(status).toBe(200)
}

/** After each of them a form that is opened anew can be saved. */
const befores = [
  ['it was published', (path: string) => admin.studio('PATCH', path, { _status: 'published' })],
  ['it was unpublished', (path: string) => admin.studio('PATCH', path, { _status: 'draft' })],
  ['it came back from the trash', trashAndRestore],
  ['it came back from the trash on the site', trashAndRestoreOnSite],
  ['it was moved on the site', moveOnSite],
  ['it was put elsewhere in its course', reorder],
  ['many were changed at once', changeMany],
  ['a version was restored', restoreFirst],
  ['a version was restored as a draft', (path: string) => restoreFirst(path, '?draft=true')],
  ['it was changed by the site', (path: string) => admin.studio('PATCH', path, { minutes: 12 })],
  ['it was reverted to what is published', revert],
] as const

test.each(befores)('a lesson is saved from its form after %s', async (_what, change) => {
  const path = `/lessons/${(await buildLesson(admin, await inCourse())).id}`
  await save(path + autosave, {
    as: 'before.1.1',
    fields: { ...(await open(path)), title: 'Draft', _status: 'draft' },
  })
  await change(path)

  const { status } = await save(path + autosave, {
    as: 'after.1.1',
    fields: { ...(await open(path)), title: 'After', _status: 'draft' },
  })

  expect(status).toBe(200)
})

async function changeMany(path: string) {
  const where = `where[id][equals]=${path.split('/')[2]}`
  const { status } = await admin.studio('PATCH', `/lessons?${where}&draft=true`, { minutes: 9 })
  expect(status).toBe(200)
}

async function restoreFirst(path: string, search = '') {
  const [, folder, id] = path.split('/')
  const ofDocument = folder === 'globals' ? path : `/${folder}`
  const which = folder === 'globals' ? '' : `where[parent][equals]=${id}`
  const { json } = await admin.studio('GET', `${ofDocument}/versions?${which}&limit=0`)
  const version = Versions.parse(json).docs.at(-1)
  const { status } = await admin.studio('POST', `${ofDocument}/versions/${version?.id}${search}`)
  expect(status).toBe(200)
}

async function revert(path: string) {
  const { json } = await admin.studio('GET', `${path}?depth=0`)
  await admin.send('PATCH', `/studio/api${path}`, json, {
    origin: site.url,
    'x-save-number': 'before.2',
  })
}

test.each(documents)(
  'what an older version of a %s was restored over is not written back by an open form',
  async (_what, build, field) => {
    const path = await build()
    await save(path + autosave, {
      as: 'typed.1.1',
      fields: { ...(await open(path)), [field]: 'Draft', _status: 'draft' },
    })
    const fields = await open(path)
    await restoreFirst(path)

    const { status } = await save(path + autosave, {
      as: 'typed.2.1',
      fields: { ...fields, [field]: 'Draft, and on', _status: 'draft' },
    })

    expect(status).toBe(409)
  },
)

test.each(documents)(
  'the form of a %s is saved that was opened after a version was restored',
  async (_what, build, field) => {
    const path = await build()
    await save(path + autosave, {
      as: 'older.1.1',
      fields: { ...(await open(path)), [field]: 'Draft', _status: 'draft' },
    })
    await restoreFirst(path)

    const { status } = await save(path + autosave, {
      as: 'newer.1.1',
      fields: { ...(await open(path)), [field]: 'After', _status: 'draft' },
    })

    expect(status).toBe(200)
  },
)
