import { defaultPalette } from '../../cms/contract/palettes.ts'
import type { Site } from '../../cms/contract/site.ts'
import { reads } from './reads.ts'
import { useRead } from './use-read.ts'

/** Stands in where the site's own content cannot be read, so that every page keeps its frame. */
const unnamedSite: Site = {
  brand: 'English Coaching',
  bookingUrl: '',
  email: '',
  messagingNumber: '',
  region: 'Europe',
  footerLine: '',
  footer: 'full',
  social: [],
  videoId: '',
  showOwnVideos: false,
  palette: defaultPalette,
  logo: null,
  icon: '',
  sharePicture: '',
}

/** Brand, booking link and other site-wide content. */
export function useSite(): Site {
  const site = useRead(reads.site)
  return site.state === 'ready' ? site.data : unnamedSite
}
