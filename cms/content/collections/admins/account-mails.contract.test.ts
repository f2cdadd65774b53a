import { afterEach, expect, test, vi } from 'vitest'
import { buildAdmin } from '../../../../testing/build-admin.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'

const tutor = await signedIn(site.url)
const payload = await sitePayload()

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What waits to be mailed about an account. */
async function waitingFor(username: string) {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'mail-account-change' } },
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap(({ input }) =>
    typeof input === 'object' && input && 'username' in input && input.username === username
      ? [input]
      : [],
  )
}

/** As somebody changes an account in the studio. */
async function change(id: number, data: object) {
  const owner = await buildAdmin(tutor)
  const { docs } = await payload.find({
    collection: 'admins',
    where: { id: { equals: owner.id } },
    overrideAccess: true,
  })
  const [user] = docs
  await payload.update({
    collection: 'admins',
    id,
    data: { ...data, ...('password' in data ? { currentPassword: owner.password } : {}) },
    overrideAccess: false,
    user: user && { ...user, collection: 'admins' },
  })
}

test('of a new password, address or role its account is told, at the old address too', async () => {
  const anna = await buildAdmin(tutor, 'assistant')
  await change(anna.id, { email: `${anna.username}@old.example` })
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')

  await change(anna.id, { email: `${anna.username}@new.example` })
  await change(anna.id, { password: 'a phrase of her own, quite long' })
  await change(anna.id, { role: 'owner' })

  const told = (await waitingFor(anna.username)).map((input) =>
    'to' in input && 'change' in input ? `${input.change} ${String(input.to).split('@')[1]}` : '',
  )
  expect(told.toSorted()).toEqual(
    [
      'email new.example',
      'email old.example',
      'password new.example',
      'role new.example',
    ].toSorted(),
  )
})

test('of anything else, and without a mail server, nobody is told', async () => {
  const anna = await buildAdmin(tutor, 'assistant')
  await change(anna.id, { email: `${anna.username}@old.example` })
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')

  await change(anna.id, { name: 'Anna' })
  vi.stubEnv('SMTP_URL', '')
  await change(anna.id, { role: 'owner' })

  expect(await waitingFor(anna.username)).toEqual([])
})
