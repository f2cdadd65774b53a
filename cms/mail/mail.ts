import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { createTransport } from 'nodemailer'
import type { EmailAdapter } from 'payload'
import type { Environment } from '../env.ts'
import { senderAddress } from './sender-address.ts'

const connectMs = 10_000
const silenceMs = 20_000

/** The way out for mail: the server in SMTP_URL, or none. */
export function mailFor(environment: Environment): EmailAdapter | Promise<EmailAdapter> {
  const { SMTP_URL } = environment
  if (!SMTP_URL) return noMail
  return nodemailerAdapter({
    defaultFromName: 'Website',
    defaultFromAddress: senderAddress(environment),
    skipVerify: true, // a server that is down at start is tried again by the job
    transport: createTransport({
      url: SMTP_URL,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  })
}

/** Stands where no mail server is set: nothing is sent, and whoever tries is told so. */
const noMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromName: 'Website',
  defaultFromAddress: 'website@localhost',
  sendEmail: async () => {
    throw new Error('No mail server is set (SMTP_URL).')
  },
})
