import { Site, socialNetworks } from '../../contract/site.ts'
import { endpoint } from '../endpoint.ts'
import { findTexts } from './find-texts.ts'

/** What every page shows of the tutor's settings. */
export const readSite = endpoint({
  method: 'get',
  path: '/api/site',
  access: 'everyone',
  answer: Site,
  async run(_input, caller) {
    const site = await findTexts('site', caller)
    return {
      brand: site.brand,
      bookingUrl: site.bookingUrl ?? '',
      email: site.email ?? '',
      messagingNumber: site.messagingNumber ?? '',
      region: site.region ?? '',
      footerLine: site.footerLine ?? '',
      social: socialNetworks.map((network) => ({ network, url: site.social?.[network] ?? '' })),
      videoId: site.videoId ?? '',
      showOwnVideos: site.showOwnVideos ?? false,
    }
  },
})
