import { createLocalReq } from 'payload'
import { MessageAnswer } from '../../contract/answers.ts'
import { ContactForm } from '../../contract/contact.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { apiPaths } from '../../contract/paths.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { endpoint } from '../endpoint.ts'
import { store, storeOnce } from './store-message.ts'

const thanks = { message: 'Message sent successfully' }

/** Stores a visitor's message, and confirms it only once it is committed (decision 24). */
export const sendMessage = endpoint({
  method: 'post',
  path: apiPaths.contact,
  access: 'everyone',
  input: ContactForm,
  form: {
    done: `${pagePaths.contact}?sent=1`,
    required: ['name', 'email', 'message'],
    incomplete: `${pagePaths.contact}?problem=incomplete`,
    failed: `${pagePaths.contact}?problem=failed`,
  },
  rate: {
    limit: () => readEnvironment().CONTACT_LIMIT,
    minutes: 10,
    failuresOnly: false,
    message:
      'Too many messages have been sent from your network. Please try again in a few minutes.',
  },
  answer: MessageAnswer,
  async run({ body }, { payload }, { isForm }) {
    const { website, ...message } = body
    if (website) return thanks // only a robot fills in the field that people do not see
    // The site's own form has that field always, a program may leave it out.
    const isOwnForm = isForm || website !== undefined
    await (isOwnForm ? storeOnce : store)(await createLocalReq({}, payload), message)
    return thanks
  },
})
