import { defaultPalette } from '../../contract/palettes.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site, socialNetworks } from '../../contract/site.ts'
import { endpoint } from '../endpoint.ts'
import { findPicture } from '../find-pictures.ts'

/** What every page shows of the tutor's settings. */
export const readSite = endpoint({
  method: 'get',
  path: apiPaths.site,
  access: 'everyone',
  answer: Site,
  async run(_input, { reader }) {
    const site = await reader.texts('site')
    return {
      brand: site.brand,
      bookingUrl: site.bookingUrl ?? '',
      email: site.email ?? '',
      messagingNumber: site.messagingNumber ?? '',
      region: site.region ?? '',
      footerLine: site.footerLine ?? '',
      footer: site.footer ?? 'full',
      social: socialNetworks.map((network) => ({ network, url: site.social?.[network] ?? '' })),
      videoId: site.videoId ?? '',
      showOwnVideos: site.showOwnVideos ?? false,
      palette: site.palette ?? defaultPalette,
      logo: await findPicture(site.logo, reader),
      icon: site.icon ?? '',
      sharePicture: site.sharePicture ?? '',
    }
  },
})
