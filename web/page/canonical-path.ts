import { matchPage } from '../router/routes.ts'

/**
 * The one way to write the path of a page: the route's own words as the route table has them, ids
 * and slugs as they were asked for, no slash at the end. What is no page stays as it is.
 */
export function canonicalPath(path: string): string {
  if (path.includes('//')) return path // never redirects to what could be another host
  const { route } = matchPage(path)
  if (route.path.includes('*')) return path
  const asked = path.split('/').filter(Boolean)
  const words = route.path.split('/').filter(Boolean)
  return `/${words.map((word, index) => (word.startsWith(':') ? asked[index] : word)).join('/')}`
}
