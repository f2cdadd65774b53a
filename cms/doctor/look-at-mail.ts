import { createTransport } from 'nodemailer'
import type { Environment } from '../environment/environment.ts'
import { mailTls } from '../environment/in-the-open.ts'
import { type Finding, hint, reasonOf, well, wrong } from './finding.ts'

const limitMs = 10_000

/** Whether the mail server takes our name and password; nothing is sent. */
export async function lookAtMail({ SMTP_URL }: Environment): Promise<Finding> {
  if (!SMTP_URL) {
    const says = 'SMTP_URL is not set: messages are only in the studio, and nothing is e-mailed.'
    return hint('Mail', says, 'Set SMTP_URL to your mail server.')
  }
  const { host } = new URL(SMTP_URL)
  const transport = createTransport({
    url: SMTP_URL,
    ...mailTls(SMTP_URL),
    connectionTimeout: limitMs,
    greetingTimeout: limitMs,
    socketTimeout: limitMs,
  })
  try {
    await transport.verify()
    return well('Mail', `${host} accepts our mail.`)
  } catch (error) {
    const says = `${host} does not accept our mail (${reasonOf(error)}).`
    return wrong('Mail', says, 'Correct SMTP_URL, or ask whoever runs that server.')
  } finally {
    transport.close()
  }
}
