import { afterEach, expect, test, vi } from 'vitest'
import { buildAdmin, uniqueName } from '../../../../testing/build-admin.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { query } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'
import { softwarePasskey } from '../../../../testing/software-passkey.ts'
import { AccountSafety } from '../../../contract/account.ts'
import { PasskeyToMake, passkeyPaths } from '../../../contract/passkey.ts'
import { setPassword } from '../../../sign-in/set-password.ts'

const tutor = await signedIn(site.url)
const payload = await sitePayload()

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
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
    data: { ...data, currentPassword: owner.password },
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

test('a save that asks for one field back tells of no change either', async () => {
  const anna = await buildAdmin(tutor)
  await change(anna.id, { email: `${anna.username}@old.example` })
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')

  const saved = await tutor.studio('PATCH', `/admins/${anna.id}?select[name]=true`, {
    name: 'Anna',
  })

  expect(saved.status).toBe(200)
  expect(await waitingFor(anna.username)).toEqual([])
})

test('of a password that the server sets, and of the second step that goes with it', async () => {
  const anna = await buildAdmin(tutor, 'assistant')
  await change(anna.id, { email: `${anna.username}@old.example` })
  await query(
    site.databaseUrl,
    `insert into second_steps (admin_id, is_on) values (${anna.id}, true)`,
  )
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  const password = 'a phrase of her own, quite long'

  const isSet = await setPassword({ username: anna.username, password }, payload)

  const told = (await waitingFor(anna.username)).map((input) => Reflect.get(input, 'change'))
  expect([isSet, told.toSorted()]).toEqual([true, ['password', 'second-step-off']])
  await expect(signedIn(site.url, { ...anna, password })).resolves.toBeDefined()
})

test('of a passkey that comes and of one that goes', async () => {
  const anna = await buildAdmin(tutor, 'assistant')
  await change(anna.id, { email: `${anna.username}@old.example` })
  const client = await signedIn(site.url, anna)
  const own = { currentPassword: anna.password }
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')

  const begun = await client.send('POST', passkeyPaths.begin, own)
  const made = softwarePasskey(site.url).make(PasskeyToMake.parse(begun.json).options)
  await client.send('POST', passkeyPaths.add, { name: 'Phone', made })
  const { json } = await client.send('GET', '/api/admin/safety')
  const [passkey] = AccountSafety.parse(json).passkeys
  await client.send('POST', passkeyPaths.end(passkey?.id ?? ''), own)

  const told = (await waitingFor(anna.username)).map((input) => Reflect.get(input, 'change'))
  expect(told.toSorted()).toEqual(['passkey-added', 'passkey-removed'])
})

test('nothing of it is stored where its mail cannot be queued', async () => {
  const anna = await buildAdmin(tutor, 'assistant')
  await change(anna.id, { email: `${anna.username}@old.example` })
  await query(
    site.databaseUrl,
    `insert into second_steps (admin_id, is_on) values (${anna.id}, true)`,
  )
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:9')
  vi.spyOn(payload.jobs, 'queue').mockRejectedValue(new Error('no queue'))
  const password = 'a phrase of her own, quite long'

  await expect(setPassword({ username: anna.username, password }, payload)).rejects.toThrow('queue')

  const where = `where admin_id = ${anna.id} and is_on`
  expect(await query(site.databaseUrl, `select 1 from second_steps ${where}`)).toHaveLength(1)
})

test('nobody has the name: the server sets no password', async () => {
  const nobody = { username: uniqueName(), password: 'a phrase of her own, quite long' }

  expect(await setPassword(nobody, payload)).toBe(false)
})
