import type { ContactForm } from '../../cms/contract/contact.ts'
import { apiPaths } from '../../cms/contract/paths.ts'
import { api } from './client.ts'

/** Resolves when it is done, else throws: the answer itself is not read (spec §7). */
export const sendContactForm = (form: ContactForm) => api.send(apiPaths.contact, form)
