import type { ContactForm } from '../../cms/contract/contact.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { api } from './client.ts'

/** Done, or it throws: nothing of the answer is read (spec §7). */
export const sendContactForm = (form: ContactForm) => api.send(apiPaths.contact, form)
