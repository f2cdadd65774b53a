import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import { useKeptPassport } from '../../passport/passport.ts'
import { SiteLink } from '../../router/site-link.tsx'

interface CertifiedCourse {
  id: number
  lessons: number
}

const promise = 'Certificate upon completion'

/**
 * The promise of a certificate, which becomes an offer once there is something to show for it. Of a
 * course without lessons it says no more than that: there is nothing to complete yet.
 */
export function CertificateFact({ course }: { course: CertifiedCourse }) {
  const passport = useKeptPassport()
  if (course.lessons === 0) return promise
  const isFinished = passport.state === 'ready' && hasAll(passport.lessons.values(), course)
  return (
    <SiteLink to={certificatePaths.page(course.id)}>
      {isFinished ? 'Make your certificate' : promise}
    </SiteLink>
  )
}

interface Practised {
  courseId: number
  tries: readonly unknown[]
  finished: unknown
}

/** As far as the device knows; the site looks more closely before it signs. */
function hasAll(practised: Iterable<Practised>, { id, lessons }: CertifiedCourse): boolean {
  const done = [...practised].filter(
    ({ courseId, tries, finished }) => courseId === id && (tries.length > 0 || finished),
  )
  return done.length >= lessons
}
