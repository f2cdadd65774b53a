import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import type { Course } from '../../../cms/contract/course.ts'
import { useKeptPassport } from '../../passport/passport.ts'
import { SiteLink } from '../../router/site-link.tsx'

/** The promise of a certificate, which becomes an offer once there is something to show for it. */
export function CertificateFact({ course }: { course: Course }) {
  const passport = useKeptPassport()
  const isFinished = passport.state === 'ready' && hasAll(passport.lessons.values(), course)
  return (
    <SiteLink to={certificatePaths.page(course.id)}>
      {isFinished ? 'Make your certificate' : 'Certificate upon completion'}
    </SiteLink>
  )
}

interface Practised {
  courseId: number
  tries: readonly unknown[]
  finished: unknown
}

/** As far as the device knows; the site looks more closely before it signs. */
function hasAll(practised: Iterable<Practised>, { id, lessons }: Course): boolean {
  const done = [...practised].filter(
    ({ courseId, tries, finished }) => courseId === id && (tries.length > 0 || finished),
  )
  return lessons > 0 && done.length >= lessons
}
