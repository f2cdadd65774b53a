import { lessonLimits } from './limits.ts'

const beginning = 'begins with https:// or with a single /'

/** What must be true of the address of a lesson's picture, as a message asks for it. */
export const pictureAddressAsked = `an address without spaces that ${beginning}`

/** The same in the studio, where no other message tells how long an address may be. */
export const pictureAddressRule = `Use an address of at most ${lessonLimits.pictureAddress} characters that ${beginning}.`

/** Whether a lesson may show the picture of that address: from a safe site, or from this one. */
export const isPictureAddress = (address: string): boolean =>
  address.length <= lessonLimits.pictureAddress && /^(https:\/\/|\/(?!\/))\S+$/.test(address)
