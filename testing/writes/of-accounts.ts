import { accountPaths } from '../../cms/contract/account.ts'
import { PasskeyToUse, passkeyPaths } from '../../cms/contract/passkey.ts'
import { appCode } from '../app-code.ts'
import { contractClient } from '../contract-client.ts'
import { testAdmin } from '../running-product.ts'
import { softwarePasskey } from '../software-passkey.ts'
import { askForPasskey, passkeyIn } from './accounts.ts'
import { type At, changing, deleting, type Kind, making } from './kind.ts'
import { newName } from './place.ts'

export const writesOfAccounts = (at: At): Kind[] => [
  ...signingIn(at),
  ...passkeys(at),
  ...secondSteps(at),
  ...studio(at),
]

const own = ({ password }: { password: string }) => ({ currentPassword: password })

const signingIn = (at: At): Kind[] => [
  {
    name: 'the registration of an admin',
    covers: ['POST /api/admin/register'],
    write: () =>
      at().admin.send('POST', '/api/admin/register', {
        username: 'second-tutor',
        password: 'a-password-for-tests',
      }),
  },
  {
    name: 'a sign-in',
    covers: ['POST /api/admin/login'],
    write: () => contractClient(at().admin.url).send('POST', '/api/admin/login', testAdmin),
  },
  {
    name: 'a sign-out',
    covers: ['POST /api/admin/logout'],
    write: () => at().accounts.leaving.client.send('POST', '/api/admin/logout'),
  },
  {
    name: 'the end of another session',
    covers: ['POST /api/admin/sessions/end'],
    write: () => {
      const { client, ...account } = at().accounts.owner
      return client.send('POST', accountPaths.endSessions, { ...own(account), session: 'others' })
    },
    freesRoom: true,
  },
]

const passkeys = (at: At): Kind[] => [
  {
    name: 'a new passkey',
    covers: ['POST /api/admin/passkeys'],
    async write() {
      const { owner } = at().accounts
      const asked = await askForPasskey(owner)
      if (asked.status === 503) return asked // that the password was asked for is counted
      const made = softwarePasskey(at().admin.url).make(passkeyIn(asked))
      return owner.client.send('POST', passkeyPaths.add, { name: 'Tablet', made })
    },
  },
  {
    name: 'a sign-in with a passkey',
    covers: ['POST /api/admin/login/passkey'],
    async write() {
      const client = contractClient(at().admin.url)
      const asked = await client.send('POST', passkeyPaths.beginSignIn)
      const used = at().accounts.passkey.use(PasskeyToUse.parse(asked.json).options)
      return client.send('POST', passkeyPaths.signIn, used)
    },
  },
  {
    name: 'the end of a passkey',
    covers: ['POST /api/admin/passkeys/:passkeyId/end'],
    write() {
      const { owner, passkeyId } = at().accounts
      return owner.client.send('POST', passkeyPaths.end(passkeyId), own(owner))
    },
    freesRoom: true,
  },
]

const secondSteps = (at: At): Kind[] => [
  {
    name: 'the key for a second step',
    covers: ['POST /api/admin/second-step'],
    write() {
      const { owner } = at().accounts
      return owner.client.send('POST', accountPaths.secondStep, own(owner))
    },
  },
  {
    name: 'a second step that begins',
    covers: ['POST /api/admin/second-step/confirm'],
    write() {
      const { client, key } = at().accounts.beginner
      return client.send('POST', accountPaths.confirmSecondStep, { code: appCode(key) })
    },
  },
  {
    name: 'a second step that ends',
    covers: ['POST /api/admin/second-step/end'],
    write() {
      const { guarded } = at().accounts
      return guarded.client.send('POST', accountPaths.endSecondStep, own(guarded))
    },
    freesRoom: true,
  },
  {
    name: 'an assistant’s second step taken away',
    covers: ['POST /api/admins/:adminId/second-step/reset'],
    write: () =>
      at().admin.send(
        'POST',
        accountPaths.resetSecondStep(at().accounts.assistant.id),
        own(testAdmin),
      ),
    freesRoom: true,
  },
]

const studio = (at: At): Kind[] => [
  making(at, 'admins', () => ({
    username: newName('anna'),
    password: 'another-password-for-tests',
    role: 'assistant',
  })),
  changing(at, {
    slug: 'admins',
    id: ({ accounts }) => accounts.idle,
    fields: { password: 'a-password-that-is-new', ...own(testAdmin) },
  }),
  deleting(at, 'admins', ({ accounts }) => accounts.idle),
  {
    name: 'a session that the studio renews',
    covers: ['POST /admins/refresh-token'],
    write: () => at().accounts.owner.client.studio('POST', '/admins/refresh-token'),
  },
  {
    name: 'a sign-out in the studio',
    covers: ['POST /admins/logout'],
    write: () => at().accounts.leaving.client.studio('POST', '/admins/logout'),
  },
  {
    name: 'what the studio remembers of how it looks',
    covers: ['POST /payload-preferences/:key'],
    write: () =>
      at().admin.studio('POST', '/payload-preferences/nav', { value: { open: newName('nav') } }),
  },
  {
    name: 'what the studio forgets of how it looks',
    covers: ['DELETE /payload-preferences/:key'],
    write: () => at().admin.studio('DELETE', '/payload-preferences/kept'),
    freesRoom: true,
  },
]
