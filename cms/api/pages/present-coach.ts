import type { AboutPage, Offer as OffersDocument } from '../../content/payload-types.ts'
import type { Coach, Offers, TextBlock } from '../../contract/pages.ts'
import type { Picture } from '../../contract/picture.ts'
import { presentRichText } from '../rich-text.ts'

/** The coach as home and about introduce them. */
export const presentCoach = (
  { coach, journey, philosophy, languages, certificates }: AboutPage,
  portrait: Picture | null,
): Coach => ({
  name: coach?.name ?? '',
  portrait,
  greeting: coach?.greeting ?? '',
  introVideo: coach?.introVideo ?? '',
  heading: coach?.heading ?? '',
  intro: presentRichText(coach?.intro),
  experience: coach?.experience ?? [],
  philosophy: philosophy ?? [],
  method: journey?.steps ?? [],
  journeyHeading: journey?.heading ?? '',
  languages: (languages ?? []).map(({ name, level }) => ({ name: name ?? '', level: level ?? '' })),
  certificates: (certificates ?? []).map(({ name, issuer, year }) => ({
    name: name ?? '',
    issuer: issuer ?? '',
    year: year ?? '',
  })),
})

/** A heading with its text; both '' where nothing is written. */
export const presentBlock = (block: Partial<TextBlock> | undefined): TextBlock => ({
  heading: block?.heading ?? '',
  text: block?.text ?? '',
})

/** What is offered and what it costs; a row without a price is not ready yet. */
export const presentOffers = ({ heading, items, note }: OffersDocument): Offers => ({
  heading: heading || 'Lessons and prices',
  items: (items ?? [])
    .filter(({ name, price }) => name && price)
    .map(({ name, minutes, price, note: ofItem }) => ({
      name,
      minutes: minutes ?? null,
      price,
      note: ofItem ?? '',
    })),
  note: note ?? '',
})

interface Evidence {
  source?: string | null
  sourceUrl?: string | null
}

/** Where a testimonial was written. */
export const presentEvidence = ({ source, sourceUrl }: Evidence) => ({
  source: source ?? '',
  sourceUrl: sourceUrl ?? '',
})
