import { SiteLink } from '../../router/site-link.tsx'

/** Stands above a part that does not begin with the first lesson. */
export function EarlierLessons({ from, path }: { from: number | null; path: string }) {
  if (from === null) return null
  return (
    <p>
      <SiteLink to={path}>Back to the first lessons</SiteLink>
    </p>
  )
}
