/** What somebody finds who looks at one page of a site, as Mozilla's HTTP Observatory does. */
export interface Looked {
  headers: Headers
  html: string
  /** Where plain HTTP leads, if anywhere. */
  httpLeadsTo: string | null
}

export interface Score {
  /** By what is looked at; what gives and takes nothing stands here as 0. */
  points: Record<string, number>
  /** As the Observatory grades since version 6 of its rules. */
  total: number
  /** Without what that version added: points for opening and embedding policies. */
  formerTotal: number
}

/** Who loses more than ten points is given none of those for what others need not do. */
const enoughForMore = 90

/**
 * The points of the Observatory's published rules (its scoring page on MDN, version 6). A site that
 * is in the browsers' preload list gets five more, which no page can show.
 */
export function scoreOf({ headers, html, httpLeadsTo }: Looked): Score {
  const policy = directivesOf(headers.get('content-security-policy'))
  const points = {
    policy: pointsOfPolicy(policy),
    cookies: pointsOfCookies(headers.getSetCookie()),
    redirection: httpLeadsTo?.startsWith('https://') ? 0 : -20,
    referrer: pointsOfReferrer(headers.get('referrer-policy')),
    transport: pointsOfTransport(headers.get('strict-transport-security')),
    integrity: pointsOfScripts(html),
    types: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: pointsOfFraming(policy, headers.get('x-frame-options')),
    resources: isOneOf(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site']),
    opener: isOneOf(headers.get('cross-origin-opener-policy'), ['same-origin', ...openers]),
    embedder: isOneOf(headers.get('cross-origin-embedder-policy'), embedders),
  }
  const { opener, embedder, ...former } = points
  return { points, total: sum(points), formerTotal: sum(former) }
}

const openers = ['same-origin-allow-popups', 'noopener-allow-popups']
const embedders = ['require-corp', 'credentialless']

function sum(points: Record<string, number>): number {
  const all = Object.values(points)
  const lost = all.filter((some) => some < 0).reduce((a, b) => a + b, 100)
  const gained = all.filter((some) => some > 0).reduce((a, b) => a + b, 0)
  return Math.max(lost >= enoughForMore ? lost + gained : lost, 0)
}

type Directives = ReadonlyMap<string, readonly string[]>

const directivesOf = (policy: string | null): Directives =>
  new Map(
    (policy ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

const broad = /^(https?:|ftp:|\*|https?:\/\/\*(\.\*)?)$/
const insecure = /^(http|ftp):/

/** The worst that is found counts. */
function pointsOfPolicy(policy: Directives): number {
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isLoose = (name: string) => sourcesOf(name).some((source) => broad.test(source))
  const allowsInline = (name: string) =>
    sourcesOf(name).includes('data:') ||
    (sourcesOf(name).includes("'unsafe-inline'") &&
      !sourcesOf(name).some((source) => /^'(sha\d+|nonce)-/.test(source)))
  const passive = ['img-src', 'media-src']
  const active = [...policy].filter(([name]) => !passive.includes(name))
  if (policy.size === 1 && policy.has('')) return -25
  if (allowsInline('script-src') || isLoose('script-src') || isLoose('object-src')) return -20
  if (active.some(([, sources]) => sources.some((source) => insecure.test(source)))) return -20
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'")) return -10
  if (passive.some((name) => sourcesOf(name).some((source) => insecure.test(source)))) return -10
  if (allowsInline('style-src') || isLoose('style-src')) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

/** A cookie of a session by its name: one with `login` or `sess` in it. */
function pointsOfCookies(cookies: readonly string[]): number {
  const has = (flag: RegExp) => (cookie: string) => flag.test(cookie)
  const isOfSession = has(/^[^=]*(login|sess)/i)
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => isOfSession(cookie) && !/; *httponly/i.test(cookie))) return -30
  if (cookies.some((cookie) => !/; *secure/i.test(cookie))) return -20
  return cookies.every(has(/; *samesite=(lax|strict)/i)) ? 5 : 0
}

function pointsOfReferrer(policy: string | null): number {
  if (policy === null) return 0
  const quiet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
  return quiet.includes(policy) ? 5 : -5
}

const halfAYearSeconds = 15_552_000

function pointsOfTransport(header: string | null): number {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1] ?? Number.NaN)
  if (Number.isNaN(age)) return -20
  return age < halfAYearSeconds ? -10 : 0
}

function pointsOfScripts(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => attributes)
  const loaded = scripts.filter((attributes) => /\bsrc=/.test(attributes))
  const isElsewhere = (attributes: string) => /\bsrc="(https?:)?\/\//.test(attributes)
  const isNamed = (attributes: string) => /\bintegrity="/.test(attributes)
  const others = loaded.filter(isElsewhere)
  if (others.some((script) => !isNamed(script))) return others.some(isPlain) ? -50 : -5
  if (others.some(isPlain)) return -20
  return loaded.some(isNamed) ? 5 : 0
}

const isPlain = (attributes: string) => !/\bsrc="https:/.test(attributes)

function pointsOfFraming(policy: Directives, header: string | null): number {
  if (policy.has('frame-ancestors')) return 5
  return /^(deny|sameorigin)$/i.test(header ?? '') ? 5 : -20
}

const isOneOf = (value: string | null, good: readonly string[]) =>
  value !== null && good.includes(value) ? 10 : 0
