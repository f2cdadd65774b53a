import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import type { LessonProgress } from '../../passport/computed.ts'
import { useKeptPassport } from '../../passport/passport.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { lessonsOf } from './finished-lessons.ts'
import { useListedLessons } from './listed-lessons.ts'

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
  const { id, lessons } = course
  const listed = useListedLessons(course)
  const passport = useKeptPassport()
  if (lessons === 0) return promise
  const known = passport.state === 'ready' ? passport.lessons.values() : []
  const practised = lessonsOf(known, { id, listed }).filter(isPractised)
  return (
    <SiteLink to={certificatePaths.page(id)}>
      {practised.length >= lessons ? 'Make your certificate' : promise}
    </SiteLink>
  )
}

/** As far as the device knows; the site looks more closely before it signs. */
const isPractised = ({ tries, finished }: LessonProgress) => tries.length > 0 || finished !== null
