import type { Site } from '../payload-types.ts'

/** Where the tutor is written to by her own site; null where she has given no address. */
export const tutorsAddress = ({ messagesTo, email }: Pick<Site, 'messagesTo' | 'email'>) =>
  messagesTo || email || null
