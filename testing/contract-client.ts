import { type Credentials, testAdmin } from './running-product.ts'

/** A client of the contract with cookies of its own, as one browser has them. */
export interface ContractClient {
  /** The product's origin. */
  url: string
  cookies: Map<string, string>
  /** With which it has signed in; undefined where it has not. */
  password: string | undefined
  send(method: string, path: string, body?: unknown, headers?: HeadersInit): Promise<Answer>
  /** Payload's own REST, where the tutor's studio works; sent as the studio's pages send it. */
  studio(method: string, path: string, body?: unknown): Promise<Answer>
  /** @throws Error where the sign-in does not answer 200. */
  signIn(as?: Credentials): Promise<void>
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The parsed body; undefined where it is no JSON. */
  json: unknown
}

/** Speaks HTTP to a running product; a string body is sent as it is, anything else as JSON. */
export function contractClient(url: string): ContractClient {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, body?: unknown, headers?: HeadersInit) {
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {}),
        ...Object.fromEntries(new Headers(headers)),
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, json: parsed(text) }
  }

  const client: ContractClient = {
    url,
    cookies,
    password: undefined,
    send,
    studio: (method, path, body) => send(method, `/studio/api${path}`, body, { origin: url }),
    async signIn(as = testAdmin) {
      const { status, text } = await send('POST', '/api/admin/login', as)
      if (status !== 200) throw new Error(`Sign-in answered ${status}: ${text}`)
      client.password = as.password
    },
  }
  return client
}

/** A client that is signed in. */
export async function signedIn(url: string, as?: Credentials): Promise<ContractClient> {
  const client = contractClient(url)
  await client.signIn(as)
  return client
}

export const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
