import type { ContactMessage } from '../../content/payload-types.ts'

/** What a message is called: who wrote, and about what. */
export const messageTitle = ({ name, subject }: Pick<ContactMessage, 'name' | 'subject'>) =>
  subject ? `${name}: ${subject}` : `Message from ${name}`
