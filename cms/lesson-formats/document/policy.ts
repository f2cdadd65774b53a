interface FilesOptions {
  /** The whole address of the folder in which the page's own files stand, with a `/` at its end. */
  files?: string | undefined
}

interface PolicyOptions extends FilesOptions {
  /** The site's own origin, for example https://tutor.example. */
  siteOrigin: string
}

/**
 * What a lesson may load. Scripts are unrestricted on purpose, `eval` included: inline code is already
 * the lesson's own, and its origin has nothing to protect. What a policy can still do is keep it from the
 * signed-in tutor:
 * - `connect-src` without https: `https:` would cover the site itself and CSP cannot leave one origin out;
 *   a lesson host that is a sibling of the site's is same-site, so its requests would carry the session.
 *   Speech recognition is the browser's own and needs no `connect-src`.
 * - `form-action` and `base-uri` 'none': no form posted to the site, no address rewritten.
 * - `worker-src blob:`: no service worker that would stay on the lesson origin.
 * - `upgrade-insecure-requests`: old pages with http: pictures work; left out where the page's own
 *   files come by http:.
 * A page with files may load and call its own folder, which answers with files and never leads on.
 */
const resources = ({ files }: FilesOptions) => [
  "default-src 'none'",
  ...[
    "script-src 'unsafe-inline' 'unsafe-eval' https: blob:",
    "style-src 'unsafe-inline' https:",
    'font-src https: data: blob:',
    'img-src https: data: blob:',
    'media-src https: data: blob:',
    'frame-src https:',
    'connect-src data: blob:',
  ].map((directive) => (files ? `${directive} ${files}` : directive)),
  'worker-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  ...(files?.startsWith('http:') ? [] : ['upgrade-insecure-requests']),
]

/**
 * Without `allow-same-origin` the origin is opaque; without top navigation the site stays where it is.
 * What a link opens is no part of the lesson and has none of these walls (decision 254).
 */
const sandbox =
  'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox'

const join = (directives: string[]) => directives.join('; ')

/** The document in the viewer's frame; sandboxed by the header too, should somebody open it directly. */
export const framePolicy = ({ siteOrigin, files }: PolicyOptions): string =>
  join([sandbox, ...resources({ files }), `frame-ancestors ${siteOrigin}`])

/** The document in a tab on the lesson origin, which has storage, microphone and recognition. */
export const interactivePolicy = ({ siteOrigin, files }: PolicyOptions): string =>
  join([...resources({ files }), `frame-ancestors ${siteOrigin}`])

/** The tab of a deployment without a lesson origin: it stands on the site's, so the sandbox stays. */
export const sandboxedTabPolicy = ({ files }: FilesOptions = {}): string =>
  join([sandbox, ...resources({ files }), "frame-ancestors 'none'"])

/**
 * Passkeys are denied because a sibling host could ask for those of the site's own domain; the rest has
 * no use in a lesson.
 */
export const lessonPermissions = [
  ...['microphone', 'camera', 'autoplay'].map((name) => `${name}=(self)`),
  ...['publickey-credentials-get', 'publickey-credentials-create', 'geolocation', 'payment'],
  ...['display-capture', 'usb', 'serial', 'hid', 'midi'],
]
  .map((rule) => (rule.includes('=') ? rule : `${rule}=()`))
  .join(', ')

/** The address of a tab carries a ticket: it goes to no other host, cache or index. */
const commonHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Permissions-Policy': lessonPermissions,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
}

/**
 * YouTube plays only where it is told who embeds it. The origin alone is told, never the address;
 * within a sandbox there is none to tell.
 */
const tellsOrigin = { 'Referrer-Policy': 'strict-origin' }

type Headers = Record<string, string>

export const frameHeaders = (options: PolicyOptions): Headers => ({
  ...commonHeaders,
  'Content-Security-Policy': framePolicy(options),
})

/** COOP cuts `window.opener`: a lesson cannot send the tutor's own tab elsewhere. */
export const interactiveHeaders = (options: PolicyOptions): Headers => ({
  ...commonHeaders,
  ...tellsOrigin,
  'Origin-Agent-Cluster': '?1',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': interactivePolicy(options),
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** No COOP: the HTML standard refuses a sandboxed page with it, and the sandbox itself bars the opener. */
export const sandboxedTabHeaders = (options: FilesOptions = {}): Headers => ({
  ...commonHeaders,
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': sandboxedTabPolicy(options),
})

/**
 * A file of a page, for that page: fonts and modules are asked for across origins, because a sandbox
 * has none. Opened by itself it runs nothing.
 */
export const fileHeaders = (type: string): Headers => ({
  'Content-Type': type,
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
})

/**
 * A page among the files of a page: the same walls. Who may frame it is not said, because the page
 * that does has no origin that could be named; a sandbox keeps both in.
 */
export const innerPageHeaders = (
  options: FilesOptions,
  { isSandboxed, type }: { isSandboxed: boolean; type: string },
): Headers => ({
  ...commonHeaders,
  ...(isSandboxed ? {} : tellsOrigin),
  'Content-Type': type,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': join([
    ...(isSandboxed ? [sandbox] : []),
    ...resources(options),
    ...(isSandboxed ? [] : ["frame-ancestors 'self'"]),
  ]),
})
