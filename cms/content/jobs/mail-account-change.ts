import type { PayloadRequest, TaskConfig } from 'payload'
import { readEnvironment } from '../../environment/environment.ts'
import { type AccountChange, composeAccountMail } from '../mail/compose-account-mail.ts'
import { mailQueue, mailRetries } from './mail-message.ts'

interface ChangedAccount {
  username: string
  /** Every address that should hear of it; without one, nobody is told. */
  to: (string | null | undefined)[]
  change: AccountChange
}

/** Queues a mail about a change of somebody's account, in the transaction that stores it. */
export async function queueAccountMail(
  { username, to, change }: ChangedAccount,
  req: PayloadRequest,
): Promise<void> {
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

/** Tells an admin that her password, address, role or second step has changed (decision 172). */
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
