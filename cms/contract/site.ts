import { z } from 'zod'
import { palettes } from './palettes.ts'
import { Picture } from './picture.ts'

/** The five networks of the follow-me card; an address that is not set is '' (decision 22). */
export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube'] as const
export const SocialNetwork = z.enum(socialNetworks)
export type SocialNetwork = z.infer<typeof SocialNetwork>

/** How much the foot of each page says. */
export const footers = ['full', 'small'] as const

/** Site-wide content that the tutor edits and every screen may show (decision 6). */
export const Site = z.object({
  brand: z.string(),
  /** The tutoring marketplace's booking page with the referral parameter; '' when unset. */
  bookingUrl: z.string(),
  email: z.string(),
  /** A number for two messaging apps, as it is shown; '' when unset. */
  messagingNumber: z.string(),
  region: z.string(),
  footerLine: z.string(),
  /** 'small' is one line: what stands elsewhere on the page is not said again. */
  footer: z.enum(footers),
  social: z.array(z.object({ network: SocialNetwork, url: z.string() })),
  /** The video that every lesson shows (decision 7). */
  videoId: z.string(),
  showOwnVideos: z.boolean(),
  /** Paper and accent of every page. */
  palette: z.enum(palettes),
  logo: Picture.nullable(),
  /** The file of the site's own icon, and of the picture that it is shared with; '' when unset. */
  icon: z.string(),
  sharePicture: z.string(),
})
export type Site = z.infer<typeof Site>
