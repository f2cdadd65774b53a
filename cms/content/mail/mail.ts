import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { Environment } from '../../environment/environment.ts'
import { senderAddress } from './sender-address.ts'

const senderName = 'Website'
const connectMs = 10_000
const silenceMs = 20_000

/** The way out for mail: the server in SMTP_URL, or none. */
export function mailFor(environment: Environment): EmailAdapter {
  const { SMTP_URL } = environment
  if (!SMTP_URL) return noMail
  // A server that is down at the start is not asked now: the job tries again.
  const transport = createTransport({
    url: SMTP_URL,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = { name: senderName, address: senderAddress(environment) }
  return () => ({
    name: 'smtp',
    defaultFromName: from.name,
    defaultFromAddress: from.address,
    sendEmail: (message) => transport.sendMail({ ...message, from: message.from ?? from }),
  })
}

/** Stands where no mail server is set: nothing is sent, and whoever tries is told so. */
const noMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromName: senderName,
  defaultFromAddress: 'website@localhost',
  sendEmail: async () => {
    throw new Error('No mail server is set up (SMTP_URL).')
  },
})
