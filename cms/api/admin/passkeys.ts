import { parseCookies } from 'payload'
import { z } from 'zod'
import { addressesOf } from '../../content/collections/admins/addresses-of.ts'
import { requireOwnPassword } from '../../content/collections/admins/confirm-password.ts'
import { holdSession } from '../../content/collections/admins/hold-admin.ts'
import { tellAccountChange } from '../../content/jobs/mail-account-change.ts'
import { askForAny, askForNew, passkeySite } from '../../content/passkeys/asked-of-browser.ts'
import { makeChallenge, takeChallenge } from '../../content/passkeys/challenges.ts'
import { checkMade } from '../../content/passkeys/check-passkey.ts'
import {
  endPasskeys,
  keepPasskey,
  listPasskeys,
  passkeysOf,
} from '../../content/passkeys/stored-passkeys.ts'
import { keepASecondStep } from '../../content/second-factor/required-second-step.ts'
import { OwnPassword } from '../../contract/account.ts'
import { AdminAnswer } from '../../contract/admin.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import {
  mostPasskeys,
  NewPasskey,
  PasskeyToMake,
  PasskeyToUse,
  passkeyMessages,
  passkeyPaths,
  UsedPasskey,
} from '../../contract/passkey.ts'
import { browserKind } from '../../sign-in/browser-kind.ts'
import { knownDevice, newDevice } from '../../sign-in/known-device.ts'
import { signInWithPasskey } from '../../sign-in/passkey-sign-in.ts'
import { sessionIdOf } from '../../sign-in/sessions.ts'
import { endpoint } from '../endpoint.ts'
import { guarded } from './guarded.ts'
import { cookieOf, endFormer, failuresOfOneAddress, presentOwn } from './session.ts'
import { signedIn } from './signed-in.ts'

/** Asks for the password once; what it answers can be signed for five minutes, in this session. */
const beginPasskey = endpoint({
  method: 'post',
  path: passkeyPaths.begin,
  access: 'anyAdmin',
  isForHeld: true,
  input: OwnPassword,
  answer: PasskeyToMake,
  async run({ body }, caller) {
    const { admin, req } = await signedIn(caller)
    const { host } = passkeySite()
    const known = await guarded(req, async () => {
      await requireOwnPassword(body.currentPassword, admin.id, req)
      if ((await listPasskeys(admin.id, host, req)).length >= mostPasskeys) throw notAdded('many')
      return passkeysOf(admin.id, host, req)
    })
    const what = { adminId: admin.id, session: sessionIdOf(admin) }
    const { secret } = caller.payload
    const challenge = makeChallenge(what, { secret, now: Date.now() })
    return {
      name: browserKind(caller.userAgent),
      options: askForNew({ admin, challenge, known, secret }),
    }
  },
})

const addPasskey = endpoint({
  method: 'post',
  path: passkeyPaths.add,
  access: 'anyAdmin',
  isForHeld: true,
  input: NewPasskey,
  answer: MessageAnswer,
  async run({ body: { name, made } }, caller) {
    const { admin, req } = await signedIn(caller)
    const what = { adminId: admin.id, session: sessionIdOf(admin) }
    const checked = await checkMade(made, {
      what,
      secret: caller.payload.secret,
      now: Date.now(),
    })
    if ('refused' in checked) throw notAdded(checked.refused === 'late' ? 'late' : 'notMade')
    const { host } = passkeySite()
    const { challenge, key } = checked
    const { transports } = made.response
    await guarded(req, async () => {
      // A password that somebody has given meanwhile is the only way in.
      await holdSession(what, req)
      if (!(await takeChallenge(challenge, req))) throw notAdded('late')
      const kept = await keepPasskey(
        { adminId: admin.id, host, credentialId: made.id, ...key, transports, name },
        req,
      )
      if (!kept) throw notAdded('twice')
      if ((await listPasskeys(admin.id, host, req)).length > mostPasskeys) throw notAdded('many')
      const to = await addressesOf([admin], req)
      await tellAccountChange(
        { id: admin.id, username: admin.username, to, change: 'passkey-added' },
        req,
      )
    })
    return { message: 'The passkey was added' }
  },
})

const endPasskey = endpoint({
  method: 'post',
  path: passkeyPaths.end(':passkeyId'),
  access: 'anyAdmin',
  params: z.object({ passkeyId: z.uuid() }),
  input: OwnPassword,
  answer: MessageAnswer,
  async run({ params, body }, caller) {
    const { admin, req } = await signedIn(caller)
    await guarded(req, async () => {
      await requireOwnPassword(body.currentPassword, admin.id, req)
      const ended = await endPasskeys(admin.id, { id: params.passkeyId }, req)
      if (ended === 0) throw notFound('Passkey')
      await keepASecondStep(admin.id, req)
      const to = await addressesOf([admin], req)
      await tellAccountChange(
        { id: admin.id, username: admin.username, to, change: 'passkey-removed' },
        req,
      )
    })
    return { message: 'The passkey was removed' }
  },
})

/** Anybody may ask: what it answers says nothing of who has passkeys, and nothing is stored. */
const beginPasskeySignIn = endpoint({
  method: 'post',
  path: passkeyPaths.beginSignIn,
  access: 'everyone',
  answer: PasskeyToUse,
  async run(_input, { payload }) {
    const challenge = makeChallenge('sign-in', { secret: payload.secret, now: Date.now() })
    return { options: askForAny(challenge) }
  },
})

const loginWithPasskey = endpoint({
  method: 'post',
  path: passkeyPaths.signIn,
  access: 'everyone',
  input: UsedPasskey,
  rate: failuresOfOneAddress,
  answer: AdminAnswer,
  async run({ body: used }, caller, { headers, setCookie }) {
    const { payload, userAgent } = caller
    const cookies = parseCookies(headers)
    const deviceOf = (username: string) => knownDevice(cookies, username, payload)
    const { admin, token } = await signInWithPasskey({ used, deviceOf, userAgent }, payload)
    await endFormer(caller)
    setCookie(cookieOf(token, payload))
    if (!(await deviceOf(admin.username))) setCookie(await newDevice(admin.username, payload))
    return { admin: await presentOwn(admin, payload) }
  },
})

export const passkeyEndpoints = [
  ...[beginPasskey, addPasskey, endPasskey, beginPasskeySignIn, loginWithPasskey],
]

const notAdded = (why: 'late' | 'notMade' | 'twice' | 'many') =>
  new HttpError(why === 'twice' ? 409 : 400, passkeyMessages[why])
