import { z } from 'zod'
import { type Environment, readEnvironment } from '../../environment/environment.ts'

const Address = z.email()

/** Whom our mails come from: SMTP_FROM, else the mail server's user, else website@ our host. */
export function senderAddress(environment: Environment = readEnvironment()): string {
  const { SMTP_FROM, SMTP_URL, siteUrl } = environment
  if (SMTP_FROM) return SMTP_FROM
  const user = SMTP_URL ? decoded(new URL(SMTP_URL).username) : ''
  return Address.safeParse(user).data ?? `website@${new URL(siteUrl).hostname}`
}

/** As nodemailer reads it: a sign of percent that stands for nothing else is one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
