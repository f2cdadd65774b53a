import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { z } from 'zod'
import { weekdays } from '../cms/contract/free-times.ts'
import { Picture, uploadPicture } from './build-pictures.ts'
import type { ContractClient } from './contract-client.ts'
import { seededRandom } from './seeded-random.ts'

/** All that a tutor can add to the home page: her face, three prices and five free times. */
export async function buildOwnSite(admin: ContractClient): Promise<void> {
  const portrait = await buildPortrait(admin)
  await change(admin, 'about-page', { coach: { portrait } })
  await change(admin, 'offers', {
    items: [
      { name: 'Single lesson', minutes: 50, price: '€45' },
      { name: 'Ten lessons', minutes: 50, price: '€400', note: 'Two lessons are free.' },
      { name: 'Interview rehearsal', minutes: 80, price: '€75', note: 'With written notes.' },
    ],
  })
  await change(admin, 'free-times', {
    timeZone: 'Europe/Rome',
    hours: weekdays.slice(0, 5).map((day) => ({ day, from: '09:00', to: '12:00' })),
  })
}

/** Takes it all away again, and what else she says of herself. */
export async function clearOwnSite(admin: ContractClient): Promise<void> {
  await change(admin, 'about-page', { coach: { portrait: null, greeting: null, introVideo: null } })
  await change(admin, 'offers', { items: [] })
  await change(admin, 'free-times', { hours: [] })
}

/** A picture as large and as full of detail as one from a camera. */
async function buildPortrait(admin: ContractClient): Promise<string> {
  const [width, height] = [900, 1_200]
  const random = seededRandom(7)
  const coarse = Buffer.from(Array.from({ length: 45 * 60 * 3 }, () => random.below(256)))
  const bytes = await sharp(coarse, { raw: { width: 45, height: 60, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .jpeg()
    .toBuffer()
  const answer = await uploadPicture(admin, bytes, { name: 'mara.jpg', alt: 'Mara Lind, laughing' })
  return z.object({ doc: Picture }).parse(await answer.json()).doc.url
}

async function change(admin: ContractClient, slug: string, fields: object): Promise<void> {
  const answer = await admin.studio('POST', `/globals/${slug}`, { ...fields, _status: 'published' })
  if (answer.status !== 200) throw new Error(`${slug} answered ${answer.status}: ${answer.text}`)
}
