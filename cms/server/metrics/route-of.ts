import { routes } from '../../../web/router/routes.ts'
import { contract } from '../../api/contract.ts'

/** Folders of files and documents, each one route; what stands below them are names. */
const folders = new Set([
  ...['_next', 'assets', 'homework-documents', 'lesson-documents', 'lesson-files', 'media'],
  ...['speech', 'studio'],
])

const single = new Set(['/healthz', '/readyz', '/robots.txt', '/sitemap.xml', '/site.webmanifest'])

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** A method that is in use, else `other`. */
export const knownMethod = (method = ''): string => (methods.has(method) ? method : 'other')

/** Everything else: what nobody made an address for. */
const otherRoute = 'other'

/** Literal parts before parameters, as the routers look at them. */
const patterns = [
  ...new Set([...contract.map(({ path }) => path), ...routes.map(({ path }) => path)]),
]
  .filter((path) => path !== '*')
  .map((path) => ({ path, parts: path.split('/') }))
  .sort((a, b) => parameters(a.path) - parameters(b.path))

/**
 * The pattern of an address, such as `/courses/:courseSlug`: there are as many as the product has
 * addresses of its own, whatever visitors ask for.
 */
export function routeOf(url: string): string {
  const path = url.split('?', 1)[0] ?? url
  if (single.has(path)) return path
  const parts = path.split('/')
  const [, first = ''] = parts
  if (folders.has(first)) return `/${first}/*`
  return patterns.find((pattern) => fits(pattern.parts, parts))?.path ?? otherRoute
}

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  if (pattern.at(-1) === '*') {
    return parts.length >= pattern.length && pattern.slice(0, -1).every((p, at) => p === parts[at])
  }
  if (pattern.length !== parts.length) return false
  return pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
}

function parameters(path: string): number {
  return path.split(/[:*]/).length
}
