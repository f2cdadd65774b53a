import { readEnvironment } from '../../environment/environment.ts'

/** Whether a mail server is set up (SMTP_URL). */
export const canMail = (): boolean => readEnvironment().SMTP_URL !== undefined
