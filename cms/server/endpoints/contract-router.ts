import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Payload } from 'payload'
import { type Caller, hasOwnView } from '../../api/caller.ts'
import { contract } from '../../api/contract.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { FileAnswer, MadeFile, SoundAnswer } from '../../api/file-answer.ts'
import { refusalOf } from '../../api/refusal-of.ts'
import { HttpError } from '../../contract/http-error.ts'
import { sessionCookie } from '../../environment/session-cookie.ts'
import type { Cookie } from '../../sign-in/cookie.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { type CacheKey, cacheKey, queryOf } from '../cache/cache-key.ts'
import { whenShown } from '../cache/show-what-writes-change.ts'
import type { ToldChanges } from '../cache/told-changes.ts'
import type { PolicedRenderer } from '../pages/page-renderer.ts'
import { sendFile } from '../static/send-file.ts'
import { sendSound } from '../static/send-sound.ts'
import type { StudioAnswer } from '../studio/next-studio.ts'
import { callerOf, cookieHeaders, visitor } from './caller.ts'
import { clientAddress } from './client-address.ts'
import { isForm, pageFor, readForm, refusedForms } from './form-posts.ts'
import { inTurn } from './in-turn.ts'
import { handLargeBodies } from './large-bodies.ts'
import { limiterOf, orTooMany } from './limiter.ts'
import { dispositionOf } from './made-file.ts'
import { isPublicRead, readPublicly } from './public-read.ts'
import { parseJson, receiveBody } from './read-body.ts'
import { receiveFile } from './receive-file.ts'
import { sendParts } from './send-parts.ts'

interface Parts {
  payload: Payload
  cache: AnswerCache
  /** What a write has changed is shown before it is answered; without it, another process sees to that. */
  told?: Pick<ToldChanges, 'show'>
  /** Draws a form's page where the form is refused; without it, forms get an answer like any other. */
  renderer?: PolicedRenderer
  siteUrl: string
  /** What answers calls with large bodies, where that is another process and it is up. */
  beside?: () => StudioAnswer | undefined
  endpoints?: readonly Endpoint[]
  keyOf?: CacheKey
}

/** `/api`: each endpoint behind its limiter, its access and its body; unknown paths are 404. */
export function contractRouter(parts: Parts): Router {
  const router = Router({ caseSensitive: true })
  const { endpoints: all = contract, beside, renderer } = parts
  for (const path of literalFirst(all.map(({ path }) => path))) {
    const endpoints = all.filter((endpoint) => endpoint.path === path)
    for (const endpoint of endpoints) {
      const { method, form } = endpoint
      const onFailure =
        form && renderer ? [refusedForms(endpoint, form, { ...parts, renderer })] : []
      const large =
        beside && endpoint.access !== 'everyone' ? [handLargeBodies(endpoint, beside)] : []
      const limits = [earlyRefusalOf(endpoint), limiterOf(endpoint, parts.payload)]
      router[method](path, ...large, ...limits, handlerOf(endpoint, parts), ...onFailure)
    }
    router.all(path, refuseMethod(endpoints))
  }
  router.use('/api', () => {
    throw new HttpError(404, 'There is nothing at this address.')
  })
  return router
}

/** A literal path looks like another's parameter: `lessons/custom` is no lesson number. */
const literalFirst = (paths: string[]) =>
  [...new Set(paths)].sort((one, other) => {
    const [a, b] = [one, other].map((path) => path.replaceAll(':', '\uffff'))
    return a === b ? 0 : String(a) < String(b) ? -1 : 1
  })

function handlerOf(endpoint: Endpoint, parts: Parts): RequestHandler {
  const ask = async (request: Request) => heldFor(endpoint, await callerOf(request, parts.payload))
  return async (request, response) => {
    const caller = await ask(request)
    if (!hasOwnView(caller) && isPublicRead(endpoint)) {
      return answerPublicRead(endpoint, parts, request, response)
    }
    letIn(endpoint, caller)
    const { bodyLimit } = endpoint
    const form = isForm(request) ? endpoint.form : undefined
    const fields = form && (await readForm(bodyLimit)(request, response))
    const pieces = !form && bodyLimit > 0 ? await receiveBody(request, bodyLimit) : undefined
    const upload = endpoint.upload && (await receiveFile(request, endpoint.upload))
    const asked = { params: request.params, query: request.query, file: upload?.path }
    const cacheControl = caller.student ? 'private, no-store' : 'no-store'
    const list = await endpoint.parts?.(asked, caller)
    if (list) return sendParts(list, request, response, cacheControl)
    const browser = {
      headers: cookieHeaders(request),
      isForm: form !== undefined,
      setCookie: (cookie: Cookie) => setCookie(response, cookie),
    }
    const came = upload ? undefined : sizeOf(pieces)
    const answer = await inTurn({ headers: request.headers, came }, async () => {
      const body = pieces ? await parseJson(pieces) : fields
      const isSent = (pieces || upload) && endpoint.access !== 'everyone'
      // What is sent may take minutes: whoever was let in with its first byte may be nobody by now.
      const sender = isSent ? letIn(endpoint, await ask(request)) : caller
      return endpoint.handle({ ...asked, body }, sender, browser).catch(orTooMany(response))
    }).finally(upload?.remove)
    if (parts.told) await whenShown(parts.told, response)
    response.set('Cache-Control', cacheControl)
    const isForAll = !hasOwnView(caller)
    return sendAnswer({ answer, request, response, endpoint, form, isForAll })
  }
}

/** @throws HttpError where this caller may not call the endpoint. */
function letIn(endpoint: Endpoint, caller: Caller): Caller {
  const refusal = refusalOf(endpoint, caller)
  if (refusal) throw refusal
  return caller
}

const sizeOf = (pieces: readonly Buffer[] = []) =>
  pieces.reduce((sum, { length }) => sum + length, 0)

/** Where an endpoint is for them too, those whom the site asks for a second step ask as themselves. */
const heldFor = ({ isForHeld }: Endpoint, caller: Caller): Caller =>
  isForHeld && caller.held ? { ...caller, admin: caller.held } : caller

async function answerPublicRead(
  endpoint: Endpoint,
  { payload, cache, keyOf = cacheKey }: Parts,
  request: Request,
  response: Response,
): Promise<void> {
  const { params } = request
  const key = keyOf(request.originalUrl)
  const asked = { params, query: queryOf(key) }
  const parts = await endpoint.parts?.(asked, visitor(payload))
  if (parts) return sendParts(parts, request, response)
  let isAgain = false
  const read = async () => {
    // What is dropped is made again without being asked for, and may have grown too long to keep.
    const isLong = isAgain && (await endpoint.parts?.(asked, visitor(payload)))
    if (isLong) throw new Error('This list is sent in parts now.')
    isAgain = true
    return readPublicly(endpoint, { payload, params, key })
  }
  return cache.answerWith(request, response, { key, read })
}

interface Answered {
  answer: unknown
  request: Request
  response: Response
  endpoint: Endpoint
  /** What came as a form is answered with a page. */
  form: Endpoint['form']
  isForAll: boolean
}

function sendAnswer({ answer, request, response, endpoint, form, isForAll }: Answered) {
  if (answer instanceof FileAnswer) return sendFile(answer, request, response)
  if (answer instanceof SoundAnswer) return sendSound(answer, request, response, { isForAll })
  if (form) return response.redirect(303, pageFor(request, form.done))
  if (answer instanceof MadeFile) return sendMade(answer, response)
  response.status(endpoint.status).json(answer)
}

function sendMade(file: MadeFile, response: Response): void {
  response
    .set({ 'Content-Type': file.type, 'Content-Disposition': dispositionOf(file) })
    .send(file.content)
}

/** Our cookies cannot be read by scripts and are sent to this site only (decision 12). */
function setCookie(response: Response, { name, value, maxAgeSeconds }: Cookie): void {
  response.cookie(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: sessionCookie.isSecure(),
    maxAge: maxAgeSeconds * 1000,
  })
}

const earlyRefusalOf =
  ({ refuseEarly }: Endpoint): RequestHandler =>
  (request, _response, next) => {
    refuseEarly?.({ headers: cookieHeaders(request), address: clientAddress(request) })
    next()
  }

function refuseMethod(endpoints: Endpoint[]): RequestHandler {
  const methods = endpoints.map(({ method }) => method.toUpperCase())
  const allowed = methods.includes('GET') ? ['HEAD', ...methods] : methods
  return (request, response) => {
    response.set('Allow', allowed.join(', '))
    if (request.method === 'OPTIONS') {
      response.status(204).end()
      return
    }
    throw new HttpError(405, `This address only accepts ${methods.join(', ')}.`)
  }
}
