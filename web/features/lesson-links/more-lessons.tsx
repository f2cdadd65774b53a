import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LessonListItem } from '../../../cms/contract/lesson.ts'
import { useLessonPart } from '../../data/lessons.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import styles from './more-lessons.module.css'
import { partOfList, partPath } from './part-of-list.ts'

interface MoreLessonsProps {
  courseId: number
  /** The number with which the next part begins; null where there is none. */
  next: number | null
  /** The page's address, under which each part has an address of its own. */
  path: string
  /** Draws a lesson as an item of the list in which this stands last. */
  draw(lesson: LessonListItem): ReactNode
}

/**
 * The rest of a long list of lessons: a link to the next part, which with script puts that part
 * into its own place.
 */
export function MoreLessons({ next, ...rest }: MoreLessonsProps) {
  return next === null ? null : <PartBehind key={next} next={next} {...rest} />
}

type PartProps = MoreLessonsProps & { next: number }

function PartBehind(props: PartProps) {
  const { courseId, next, path, draw } = props
  const [isAsked, setAsked] = useState(false)
  const part = useLessonPart(isAsked ? courseId : null, next)
  const start = useRef<HTMLLIElement>(null)
  const isThere = part.state === 'ready'

  // The link that had the focus is gone: whoever goes on from here comes to the new lessons.
  useEffect(() => {
    if (isThere) start.current?.focus({ preventScroll: true })
  }, [isThere])

  if (part.state === 'loading') {
    const status = isAsked ? 'Loading lessons…' : ''
    return <MoreLink to={partPath(path, next)} status={status} onShow={() => setAsked(true)} />
  }
  if (part.state !== 'ready') return <PartFailed href={partPath(path, next)} />
  const { shown, next: afterThem } = partOfList(part.data)
  return (
    <>
      <li ref={start} tabIndex={-1} className="visually-hidden">
        {shown.length === 1 ? 'One more lesson' : `${shown.length} more lessons`}
      </li>
      {shown.map(draw)}
      <MoreLessons {...props} next={afterThem} />
    </>
  )
}

interface MoreLinkProps {
  to: string
  status: string
  onShow: () => void
}

function MoreLink({ to, status, onShow }: MoreLinkProps) {
  /** A click that opens a tab or a window is left to the browser. */
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onShow()
  }
  return (
    <li className={styles.more}>
      <SiteLink to={to} className={buttonClass('plain')} onClick={show}>
        Show more lessons
      </SiteLink>
      <span role="status">{status}</span>
    </li>
  )
}

const PartFailed = ({ href }: { href: string }) => (
  <li className={styles.more}>
    <p role="alert">The next lessons could not be loaded.</p>
    <a href={href} className={buttonClass('plain')}>
      Try Again
    </a>
  </li>
)
