import { z } from 'zod'
import type { Cookie } from '../sign-in/cookie.ts'
import type { Caller } from './caller.ts'
import { readParams, readValue } from './read-input.ts'

/** What an endpoint may do to the HTTP exchange beside its answer. */
export interface Exchange {
  headers: Headers
  /** Whether a browser without script sent a plain form: nothing there holds a second press back. */
  isForm: boolean
  setCookie(cookie: Cookie): void
}

/** Of what is read without a request of its own. */
export const noExchange: Exchange = {
  // Not made before it is asked for: with the first one, Node loads its whole `fetch`.
  get headers() {
    return new Headers()
  },
  isForm: false,
  setCookie: () => {},
}

/** One row of the contract (spec §7): `run` knows nothing of Express. */
export interface Endpoint {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  /**
   * 'student' is whoever has opened a student's link, or typed a code (decision 110); 'anyAdmin' are
   * the owner's assistants too (decision 145).
   */
  access: 'everyone' | 'student' | 'anyAdmin' | 'owner'
  /** Open too to whom the site asks for a second step that she has not (decision 218). */
  isForHeld?: boolean
  status: number
  /** Whether a public answer is kept in memory; false where it is large and browsers keep it. */
  isKept?: boolean
  /** The parameters that may stand behind the `?` of its address; it sees no others. */
  queryNames: readonly string[]
  /** Bytes of request body at most; 0 where the endpoint takes none. */
  bodyLimit: number
  /** Where the body is a file, kept on disk while the endpoint works. */
  upload?: Upload
  /** Where a plain HTML form may be sent here too: the pages that answer it. */
  form?: FormPages
  /** Throws where a request is refused before anything of it is read or counted. */
  refuseEarly?: (asked: { headers: Headers; address: string }) => void
  /** How many requests of one address, or of one student where only students ask. */
  rate?: Rate
  /** Checks and answers; parameters and query are texts as they stand in the address. */
  handle(request: RawRequest, caller: Caller, exchange: Exchange): Promise<unknown>
  /**
   * Checks alone, for what is asked often; whoever is given back answers.
   * @throws HttpError where the request is refused.
   */
  checked?(request: RawRequest): Checked
  /**
   * Where the answer is a list that is too long to be made at once: its parts, one behind the
   * other. Null where the list is short.
   */
  parts?(
    request: Pick<RawRequest, 'params' | 'query'>,
    caller: Caller,
  ): Promise<AsyncIterable<unknown[]> | null>
}

export interface Rate {
  limit: () => number
  minutes: number
  failuresOnly: boolean
  message: string
  /**
   * What opens something here is too long to be guessed. So whoever has it is let in, however often
   * others behind the same address have failed.
   */
  letsRightIn?: boolean
}

export interface Upload {
  /** Bytes at most. */
  limit: number
  types: readonly string[]
  /** What is answered to another type, and to more bytes. */
  problem: string
  tooLarge: string
  /** What is answered to none at all. */
  missing: string
}

/** Pages that a browser without script is sent to after it posted a form. */
export interface FormPages {
  done: string
  /** Fields that may not be blank, and the page for a form in which one is. */
  required: readonly string[]
  incomplete: string
  /** Anything else went wrong. */
  failed: string
}

/** Answers a request that has been checked. */
export type Checked = (caller: Caller, exchange: Exchange) => Promise<unknown>

export interface RawRequest {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** Path of the uploaded file. */
  file?: string
}

interface EndpointOptions<Params, Query extends z.ZodRawShape, Body, Answer extends z.ZodType> {
  method: Endpoint['method']
  path: string
  access: Endpoint['access']
  isForHeld?: boolean
  params?: z.ZodType<Params>
  query?: z.ZodObject<Query>
  input?: z.ZodType<Body>
  bodyLimit?: number
  status?: number
  form?: FormPages
  refuseEarly?: Endpoint['refuseEarly']
  rate?: Endpoint['rate']
  answer: Answer
  parts?(
    input: { params: Params; query: z.output<z.ZodObject<Query>> },
    caller: Caller,
  ): Promise<AsyncIterable<z.input<Answer>> | null>
  run(
    input: { params: Params; query: z.output<z.ZodObject<Query>>; body: Body },
    caller: Caller,
    exchange: Exchange,
  ): Promise<z.input<Answer>>
}

const smallBody = 100 * 1024

/** Declares an endpoint: its schemas check what comes in and trim what goes out. */
export function endpoint<Params, Query extends z.ZodRawShape, Body, Answer extends z.ZodType>(
  options: EndpointOptions<Params, Query, Body, Answer>,
): Endpoint {
  const { method, path, access, isForHeld = false, status = 200, form, rate, answer } = options
  const queryNames = Object.keys(options.query?.shape ?? {})
  return {
    method,
    path,
    access,
    isForHeld,
    status,
    queryNames,
    form,
    rate,
    refuseEarly: options.refuseEarly,
    bodyLimit: options.input ? (options.bodyLimit ?? smallBody) : 0,
    checked,
    handle: async (request, caller, exchange) => checked(request)(caller, exchange),
    parts:
      options.parts &&
      (async (request, caller) =>
        parsedParts(await options.parts?.(addressOf(request), caller), answer)),
  }

  function checked(request: RawRequest): Checked {
    const input = { ...addressOf(request), body: readValue(options.input, request.body) }
    return async (caller, exchange) => answer.parse(await options.run(input, caller, exchange))
  }

  function addressOf({ params, query }: Pick<RawRequest, 'params' | 'query'>) {
    return { params: readParams(options.params, params), query: readValue(options.query, query) }
  }
}

const parsedParts = (parts: AsyncIterable<unknown> | null | undefined, answer: z.ZodType) =>
  parts ? parseParts(parts, z.array(z.unknown()), answer) : null

async function* parseParts(
  parts: AsyncIterable<unknown>,
  list: z.ZodType<unknown[]>,
  answer: z.ZodType,
) {
  for await (const part of parts) yield list.parse(answer.parse(part))
}
