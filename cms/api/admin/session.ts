import {
  createLocalReq,
  logoutOperation,
  type Payload,
  parseCookies,
  ValidationError,
} from 'payload'
import { madePasswordEnd } from '../../content/collections/admins/made-password.ts'
import { emailTaken } from '../../content/collections/admins/refuse-taken-email.ts'
import type { Admin as AdminDocument } from '../../content/payload-types.ts'
import { lacksSecondStep } from '../../content/second-factor/required-second-step.ts'
import { fewChangesAtOnce, fewSignInsAtOnce } from '../../content/sql/few-at-once.ts'
import { Admin, AdminAnswer, LoginForm, loginMessages, Registration } from '../../contract/admin.ts'
import { MessageAnswer } from '../../contract/answers.ts'
import { HttpError } from '../../contract/http-error.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { apiPaths } from '../../contract/paths.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { sessionCookie } from '../../environment/session-cookie.ts'
import type { Cookie } from '../../sign-in/cookie.ts'
import { hasDevice } from '../../sign-in/device-cookie.ts'
import { knownDevice, newDevice, renewedDevice } from '../../sign-in/known-device.ts'
import { renewSession } from '../../sign-in/renew-session.ts'
import { endSessions, sessionIdOf } from '../../sign-in/sessions.ts'
import { signIn } from '../../sign-in/sign-in.ts'
import { refuseInStorm } from '../../sign-in/told-sign-in.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'

/** Guards against many names from one address (decision 11). */
export const failuresOfOneAddress = {
  limit: () => readEnvironment().LOGIN_LIMIT,
  minutes: 15,
  failuresOnly: true,
  message: loginMessages.tooMany,
}

export const login = endpoint({
  method: 'post',
  path: tutorApiPaths.login,
  access: 'everyone',
  input: LoginForm,
  // The form's own page then leads on to the page that asked for the sign-in.
  form: {
    done: pagePaths.login,
    required: ['username', 'password'],
    incomplete: pagePaths.login,
    failed: pagePaths.login,
  },
  refuseEarly: ({ headers, address }) =>
    refuseInStorm({ isKnown: hasDevice(parseCookies(headers)), address }),
  rate: failuresOfOneAddress,
  answer: AdminAnswer,
  async run({ body }, caller, { headers, setCookie }) {
    const { payload, address, userAgent } = caller
    const username = body.username.toLowerCase()
    const device = await knownDevice(parseCookies(headers), username, payload)
    const { admin, token } = await signIn(
      { code: body.code, password: body.password, username, device, address, userAgent },
      payload,
    )
    await endFormer(caller)
    setCookie(cookieOf(token, payload))
    if (!device) setCookie(await newDevice(username, payload))
    return { admin: await presentOwn(admin, payload) }
  },
})

/** A session whose cookie another is written over ends: nobody could sign out of it any more. */
export async function endFormer({ admin, held, payload }: Caller): Promise<void> {
  const former = admin ?? held
  if (former) await endSessions(former, { id: sessionIdOf(former) }, payload)
}

export const me = endpoint({
  method: 'get',
  path: apiPaths.me,
  access: 'anyAdmin',
  answer: Admin,
  async run(_input, { admin, payload }, { headers, setCookie }) {
    if (!admin) throw new HttpError(401, 'Not signed in')
    // Server rendering calls this as well, and has no way to pass a new cookie to the browser.
    const cookies = parseCookies(headers)
    if (cookies.has(sessionCookie.name())) {
      const token = await renewSession(admin, payload)
      if (token) setCookie(cookieOf(token, payload))
      const device = await renewedDevice(cookies, admin.username, payload)
      if (device) setCookie(device)
    }
    return presentOwn(admin, payload)
  },
})

/** The session's cookie. */
export const cookieOf = (token: string, payload: Payload): Cookie => ({
  name: sessionCookie.name(),
  value: token,
  maxAgeSeconds: payload.collections.admins.config.auth.tokenExpiration,
})

/**
 * Makes a further admin; the one who is signed in stays so (decision 9), and types her password where
 * her sign-in is some minutes old (decision 250).
 */
export const register = endpoint({
  method: 'post',
  path: tutorApiPaths.register,
  access: 'owner',
  input: Registration,
  status: 201,
  answer: AdminAnswer,
  async run({ body }, caller) {
    const { totalDocs } = await caller.payload.count({
      collection: 'admins',
      where: { username: { equals: body.username.toLowerCase() } },
      ...asCaller(caller),
    })
    if (totalDocs > 0) throw usernameTaken()
    // A password that is typed is counted on a second connection.
    const admin = await fewChangesAtOnce(() =>
      caller.payload.create({ collection: 'admins', data: body, ...asCaller(caller) }),
    ).catch(asConflict)
    return { admin: presentAdmin(admin) }
  },
})

/** Ends the session on the server too; signing out twice is no error. */
export const logout = endpoint({
  method: 'post',
  path: tutorApiPaths.logout,
  access: 'everyone',
  isForHeld: true,
  answer: MessageAnswer,
  async run(_input, { payload, admin }, { setCookie }) {
    if (admin) {
      const req = await createLocalReq({ user: admin }, payload)
      await fewSignInsAtOnce(() => logoutOperation({ collection: payload.collections.admins, req }))
    }
    setCookie({ name: sessionCookie.name(), value: '', maxAgeSeconds: 0 })
    return { message: 'Logged out' }
  },
})

const usernameTaken = () => new HttpError(409, 'This username is already taken.')

/**
 * When two registrations of the same name arrive at once, Payload finds the other one as it begins to
 * write, or the database does at the end.
 */
function asConflict(error: unknown): never {
  const problems = error instanceof ValidationError ? error.data.errors : []
  if (problems.some(({ message }) => message === emailTaken)) throw new HttpError(409, emailTaken)
  const isTaken = problems.some(
    ({ path, message }) => path === 'username' && /unique|already registered/i.test(message),
  )
  throw isTaken ? usernameTaken() : error
}

/** To herself: she hears when the password ends that the site has made, and what she lacks. */
export async function presentOwn(admin: AdminDocument, payload: Payload): Promise<Admin> {
  const endsAt = await madePasswordEnd(admin.id, payload)
  const isLacking = await lacksSecondStep(admin.id, { payload })
  return {
    ...presentAdmin(admin),
    ...(endsAt ? { passwordEndsAt: endsAt } : {}),
    ...(isLacking ? { lacksSecondStep: true } : {}),
  }
}

const presentAdmin = ({ id, username, name, email, role }: AdminDocument): Admin => ({
  id,
  username,
  role,
  name: name || null,
  email: email ?? null,
})
