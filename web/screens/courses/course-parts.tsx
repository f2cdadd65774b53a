import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { EmptyChair } from '../../pictures/empty-chair.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './course-parts.module.css'

/** Where the links between parts lead to, beside the address of the part. */
export const partAnchor = 'catalogue'

interface PartStartProps {
  first: number
  last: number
  count: number
  /** The part with the first card. */
  href: string
}

/** Stands above a part of a long catalogue. Whoever has followed a link to it goes on from here. */
export function PartStart({ first, last, count, href }: PartStartProps) {
  const start = useRef<HTMLParagraphElement>(null)
  const isAskedFor = useNavigationType() === 'PUSH'

  useEffect(() => {
    if (isAskedFor) start.current?.focus({ preventScroll: true })
  }, [isAskedFor])

  return (
    <p ref={start} id={partAnchor} tabIndex={-1} className={styles.start}>
      {`Courses ${first}–${last} of ${count}`}
      {first > 1 && (
        <>
          {' · '}
          <SiteLink to={href}>Back to the first courses</SiteLink>
        </>
      )}
    </p>
  )
}

/** Stands below a part that others follow. */
export const MoreCourses = ({ href }: { href: string }) => (
  <p className={styles.more}>
    <SiteLink to={href} className={buttonClass('plain')}>
      Show more courses
    </SiteLink>
  </p>
)

/** Stands in the place of a part behind the last course: there were more when its link was made. */
export const PartBeyond = ({ href }: { href: string }) => (
  <Notice
    level={2}
    picture={<EmptyChair />}
    title="The list ends before this page"
    text="It may have been longer when this link was made."
  >
    <SiteLink to={href} className={buttonClass('main')}>
      Back to the first courses
    </SiteLink>
  </Notice>
)
