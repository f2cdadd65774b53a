import { z } from 'zod'
import { apiPaths } from '../../cms/contract/paths.ts'
import { NamedPlaces } from '../../cms/contract/rename.ts'
import { tutorApiPaths } from '../../cms/contract/tutor-paths.ts'
import { StudioDocument } from '../build-content.ts'
import { drawPicture, uploadPicture } from '../build-pictures.ts'
import { contractClient } from '../contract-client.ts'
import { type At, changing, deleting, type Kind, making } from './kind.ts'
import { newName, newOthers } from './place.ts'

export const writesOfTexts = (at: At): Kind[] => [
  ...messages(at),
  ...pictures(at),
  ...lists(at),
  ...texts(at),
  ...linksAndLocks(at),
  ...versions(at),
]

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const message = { name: 'Anna', email: 'anna@example.com', message: 'Hello' }

const messages = (at: At): Kind[] => [
  {
    name: 'a contact message',
    covers: ['POST /api/contact'],
    write: () => contractClient(at().admin.url).send('POST', apiPaths.contact, message),
  },
  {
    name: 'a contact message of a browser without scripts',
    covers: [],
    write: () =>
      contractClient(at().admin.url).send(
        'POST',
        apiPaths.contact,
        String(new URLSearchParams(message)),
        form,
      ),
  },
  changing(at, {
    slug: 'contact-messages',
    id: ({ messageId }) => messageId,
    fields: { status: 'read' },
  }),
  deleting(at, 'contact-messages', ({ messageId }) => messageId),
  {
    name: 'a sealed passport that is parked',
    covers: ['POST /api/moves'],
    write: () =>
      contractClient(at().admin.url).send('POST', apiPaths.moves, { sealed: newName('sealed') }),
  },
  {
    name: 'a sealed passport that is taken',
    covers: ['POST /api/moves/:moveId/taking'],
    write: () => contractClient(at().admin.url).send('POST', apiPaths.takenMove(at().moveId)),
    freesRoom: true,
  },
]

const pictures = (at: At): Kind[] => [
  {
    name: 'a picture',
    covers: ['media: create'],
    async write() {
      const bytes = await drawPicture().jpeg().toBuffer()
      const answer = await uploadPicture(at().admin, bytes)
      return { status: answer.status, headers: answer.headers, text: await answer.text() }
    },
  },
  changing(at, {
    slug: 'media',
    id: ({ pictureId }) => pictureId,
    fields: { alt: 'Another lake' },
  }),
  deleting(at, 'media', ({ pictureId }) => pictureId),
]

const changes = {
  'faq-items': { question: 'How?' },
  'home-testimonials': { text: 'Better.' },
  'page-testimonials': { text: 'Better.' },
} as const
const listed = ['faq-items', 'home-testimonials', 'page-testimonials'] as const

const lists = (at: At): Kind[] => [
  ...listed.flatMap((slug) => {
    const id = ({ others }: ReturnType<At>) => others[slug]
    return [
      making(at, slug, fieldsOf(slug)),
      changing(at, { slug, id, fields: changes[slug] }),
      deleting(at, slug, id),
    ]
  }),
  {
    name: 'another order of a list',
    covers: ['POST /reorder'],
    write: async () => {
      const { json } = await at().admin.studio('GET', '/faq-items?sort=_order&limit=2&depth=0')
      const [first, second] = Ordered.parse(json).docs
      return at().admin.studio('POST', '/reorder', {
        collectionSlug: 'faq-items',
        orderableFieldName: '_order',
        docsToMove: [second.id],
        newKeyWillBe: 'less',
        target: { id: first.id, key: first._order },
      })
    },
  },
  {
    name: 'a copy of something in a list',
    covers: [],
    write: () => at().admin.studio('POST', `/faq-items/${at().others['faq-items']}/duplicate`, {}),
  },
  {
    name: 'the deletion of several things in a list',
    covers: [],
    write: () => at().admin.studio('DELETE', '/faq-items?where[id][exists]=true'),
    freesRoom: true,
  },
]

const InOrder = StudioDocument.extend({ _order: z.string() })
const Ordered = z.object({ docs: z.tuple([InOrder, InOrder]) })

const fieldsOf = (slug: keyof ReturnType<typeof newOthers>) => (place: ReturnType<At>) =>
  newOthers(place.lessonId, place.accounts.tutorId)[slug]

/** Each with a text of its own that changes. */
const globals = {
  'home-page': { headline: 'Hello' },
  'about-page': { heading: 'About' },
  'contact-page': { heading: 'Contact' },
  'testimonials-page': { heading: 'Testimonials' },
  'privacy-policy': { heading: 'Privacy' },
  'terms-of-service': { heading: 'Terms' },
  offers: { items: [{ name: 'Lesson', price: '€45' }] },
  'free-times': { weeks: 2 },
  site: { region: 'Region' },
} as const

const texts = (at: At): Kind[] => [
  ...Object.entries(globals).map(([slug, fields]) => ({
    name: `the texts of ${slug}`,
    covers: [`${slug}: change`],
    write: () => at().admin.studio('POST', `/globals/${slug}`, fields),
  })),
  {
    name: 'another name in the site’s texts',
    covers: ['POST /api/first-day/name'],
    write: async () => {
      const names = { from: at().named, to: 'Old' }
      const found = await at().admin.send('POST', tutorApiPaths.namePlaces, names)
      const places = NamedPlaces.parse(found.json).places.map(({ id }) => id)
      return at().admin.send('POST', tutorApiPaths.name, { ...names, places })
    },
  },
]

const linksAndLocks = (at: At): Kind[] => [
  making(at, 'draft-links', fieldsOf('draft-links')),
  changing(at, {
    slug: 'draft-links',
    id: ({ others }) => others['draft-links'],
    fields: { revokedAt: new Date(0).toISOString() },
  }),
  deleting(at, 'draft-links', ({ others }) => others['draft-links']),
  making(at, 'greetings', fieldsOf('greetings')),
  deleting(at, 'greetings', ({ others }) => others.greetings),
  making(at, 'payload-locked-documents', fieldsOf('payload-locked-documents')),
  changing(at, {
    slug: 'payload-locked-documents',
    id: ({ others }) => others['payload-locked-documents'],
    fields: { globalSlug: 'site' },
  }),
  deleting(at, 'payload-locked-documents', ({ others }) => others['payload-locked-documents']),
]

/** Of which document, by the collection. */
const versioned: Record<string, (place: ReturnType<At>) => number> = {
  courses: ({ courseId }) => courseId,
  lessons: ({ lessonId }) => lessonId,
  exercises: ({ exercise }) => exercise.id,
  'faq-items': ({ others }) => others['faq-items'],
  'home-testimonials': ({ others }) => others['home-testimonials'],
  'page-testimonials': ({ others }) => others['page-testimonials'],
}

/** An earlier state that comes back. */
const versions = (at: At): Kind[] => [
  ...Object.entries(versioned).map(([slug, id]) =>
    restoring(at, slug, {
      path: `/${slug}/versions`,
      where: () => `where[parent][equals]=${id(at())}`,
    }),
  ),
  ...Object.keys(globals).map((slug) =>
    restoring(at, slug, { path: `/globals/${slug}/versions`, where: () => '' }),
  ),
]

interface Versions {
  path: string
  where(): string
}

const restoring = (at: At, slug: string, { path, where }: Versions): Kind => ({
  name: `an earlier state of ${slug}`,
  covers: [`${slug}: restore a version`],
  async write() {
    const { admin } = at()
    const found = await admin.studio('GET', `${path}?limit=1&depth=0&${where()}`)
    if (found.status !== 200) return found
    // What has been deleted has no earlier state, and there is no number 0.
    return admin.studio('POST', `${path}/${Found.parse(found.json).docs[0]?.id ?? 0}`)
  },
})

const Found = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })
