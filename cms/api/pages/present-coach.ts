import type { AboutPage } from '../../content/payload-types.ts'
import type { Coach, TextBlock } from '../../contract/pages.ts'
import { presentRichText } from '../rich-text.ts'

/** The coach as home and about introduce them. */
export const presentCoach = ({ coach, journey, philosophy }: AboutPage): Coach => ({
  name: coach?.name ?? '',
  heading: coach?.heading ?? '',
  intro: presentRichText(coach?.intro),
  experience: coach?.experience ?? [],
  philosophy: philosophy ?? [],
  method: journey?.steps ?? [],
  journeyHeading: journey?.heading ?? '',
})

/** A heading with its text; both '' where nothing is written. */
export const presentBlock = (block: Partial<TextBlock> | undefined): TextBlock => ({
  heading: block?.heading ?? '',
  text: block?.text ?? '',
})
