import { z } from 'zod'
import { contactLimits } from './limits.ts'
import { VisitorEmail } from './visitor-email.ts'

/** A browser posts two characters for a line break where the visitor has typed one. */
const withPlainLineBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

/** What a visitor writes in the contact form (spec §3, limits: decision 24). */
export const ContactMessage = z.object({
  name: z.string().trim().min(1).max(contactLimits.name),
  email: VisitorEmail,
  subject: z.string().trim().max(contactLimits.subject).default(''),
  message: z.string().overwrite(withPlainLineBreaks).trim().min(1).max(contactLimits.message),
})
export type ContactMessage = z.infer<typeof ContactMessage>

/** The form as it is sent: with a field that people do not see and robots fill in. */
export const ContactForm = ContactMessage.extend({ website: z.string().max(500).optional() })
export type ContactForm = z.infer<typeof ContactForm>
