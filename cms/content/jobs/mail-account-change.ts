import type { PayloadRequest, TaskConfig } from 'payload'
import { readEnvironment } from '../../environment/environment.ts'
import { logSecurity } from '../../log/security-log.ts'
import { type AccountChange, composeAccountMail } from '../mail/compose-account-mail.ts'
import { mailQueue, mailRetries } from './mail-message.ts'

interface ChangedAccount {
  id: number
  username: string
  /** Every address that should hear of it; without one, nobody is told. */
  to: (string | null | undefined)[]
  change: AccountChange
}

/**
 * Tells of a change of somebody's account: the log of security, and by a mail, which is queued in the
 * transaction that stores the change, whose account it is.
 */
export async function tellAccountChange(
  { id: admin, username, to, change }: ChangedAccount,
  req: PayloadRequest,
): Promise<void> {
  logAccountChange({ change, admin }, req)
  if (!readEnvironment().SMTP_URL) return
  const at = new Date().toISOString()
  for (const address of new Set(to.filter((address) => typeof address === 'string'))) {
    const input = { username, to: address, change, at }
    await req.payload.jobs.queue({
      task: 'mail-account-change',
      queue: mailQueue.queue,
      input,
      req,
    })
  }
}

/** A line of the log of security; the server's own commands say in plain words what they do. */
export function logAccountChange(
  { change, admin }: { change: AccountChange | 'created' | 'deleted'; admin: number },
  { user, payload }: PayloadRequest,
): void {
  if (user?.collection !== 'admins') return
  const line = { event: 'account-changed', change, admin, by: user.id } as const
  logSecurity(payload.logger, line, 'An account was changed')
}

/** Tells an admin that her password, address, role, second step or passkeys have changed (decision 172). */
export const mailAccountChange: TaskConfig<'mail-account-change'> = {
  slug: 'mail-account-change',
  label: 'Mail a change of an account',
  inputSchema: [
    { name: 'username', type: 'text', required: true },
    { name: 'to', type: 'text', required: true },
    { name: 'change', type: 'text', required: true },
    { name: 'at', type: 'text', required: true },
  ],
  retries: mailRetries,
  handler: async ({ input, job, req: { payload } }) => {
    const { siteUrl } = readEnvironment()
    await payload.sendEmail(composeAccountMail({ ...input, id: Number(job.id), siteUrl }))
    return { output: {} }
  },
}
