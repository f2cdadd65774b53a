import type { EmailAdapter } from 'payload'
import type { Environment } from '../../environment/environment.ts'
import { mailTls } from '../../environment/in-the-open.ts'
import { senderAddress } from './sender-address.ts'

const senderName = 'Website'
const connectMs = 10_000
const silenceMs = 20_000

/** How mail is sent: by the server in SMTP_URL, or not at all. */
export function mailFor(environment: Environment): EmailAdapter {
  const { SMTP_URL } = environment
  if (!SMTP_URL) return noMail
  // The server is not contacted at the start, where it may be down: the job tries again anyway.
  const openTransport = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url: SMTP_URL,
      ...mailTls(SMTP_URL),
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let transport: ReturnType<typeof openTransport> | undefined
  const from = { name: senderName, address: senderAddress(environment) }
  return () => ({
    name: 'smtp',
    defaultFromName: from.name,
    defaultFromAddress: from.address,
    async sendEmail(message) {
      transport ??= openTransport()
      return (await transport).sendMail({ ...message, from: message.from ?? from })
    },
  })
}

/** Used when no mail server is set up: every attempt to send fails with this message. */
const noMail: EmailAdapter = () => ({
  name: 'no-mail',
  defaultFromName: senderName,
  defaultFromAddress: 'website@localhost',
  sendEmail: async () => {
    throw new Error('No mail server is set up (SMTP_URL).')
  },
})
