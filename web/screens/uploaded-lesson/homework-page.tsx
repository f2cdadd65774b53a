import { useMemo, useState, useSyncExternalStore } from 'react'
import { useParams } from 'react-router-dom'
import type { Homework } from '../../../cms/contract/homework.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { studentPaths } from '../../../cms/contract/student-paths.ts'
import { useHomework } from '../../data/homework.ts'
import { LessonDocumentPaths } from '../../page/draft-view.ts'
import { PageHead } from '../../page/page-head.tsx'
import { parseId } from '../../router/route-params.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './homework-page.module.css'
import { LessonFrame } from './lesson-frame.tsx'

/**
 * A page for one student (decision 113). The server sends everybody the same; whose it is is asked
 * for once the page is alive.
 */
export function HomeworkPage() {
  const id = parseId(useParams().homeworkId)
  const isAlive = useSyncExternalStore(never, yes, no)
  const { homework, error, again, renew } = useHomework(isAlive && id !== null ? id : undefined)
  return (
    <>
      <PageHead isHidden title="Homework" description="A page for one student." />
      <meta name="referrer" content="no-referrer" />
      {homework ? (
        <OpenHomework homework={homework} renew={renew} />
      ) : error ? (
        <Notice
          title="The homework could not be opened"
          text="Please check your connection. The homework is still there."
        >
          <Button tone="main" onClick={again}>
            Try again
          </Button>
        </Notice>
      ) : homework === null || id === null ? (
        <NotHers />
      ) : (
        <Loading text="Opening your homework…" />
      )}
    </>
  )
}

const never = () => () => undefined
const yes = () => true
const no = () => false

function NotHers() {
  return (
    <Notice
      title="This homework is not here"
      text="Open your tutor’s link on this device: you will find the homework on your page. If it is not there, your tutor has removed it."
    >
      <SiteLink to={studentPaths.page} className={buttonClass('main')}>
        Your page
      </SiteLink>
      <SiteLink to={pagePaths.contact} className={buttonClass('plain')}>
        Write to your tutor
      </SiteLink>
    </Notice>
  )
}

interface OpenHomeworkProps {
  homework: Homework
  renew: () => Promise<Homework | null | undefined>
}

function OpenHomework({ homework, renew }: OpenHomeworkProps) {
  const { id, title, student, interactive } = homework
  // Another address would load the frame anew, and what was written in it would be gone.
  const [frame, setFrame] = useState(homework.frame)
  const documents = useMemo(
    () => ({ frame: () => frame, interactive: () => interactive }),
    [frame, interactive],
  )
  return (
    <LessonDocumentPaths value={documents}>
      <div className={styles.viewer}>
        <div className={styles.bar}>
          <div>
            <p className={styles.for} dir="auto">{`Homework for ${student}`}</p>
            <h1 className={styles.heading} dir="auto">
              {title}
            </h1>
          </div>
          <div className={styles.ways}>
            <SiteLink to={studentPaths.page} className={buttonClass('quiet')}>
              Your page
            </SiteLink>
            <a href={interactive} target="_blank" rel="noopener" className={buttonClass('plain')}>
              Open Interactive Version
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </div>
        </div>
        <LessonFrame
          lessonId={id}
          title={title}
          onEscape={nothing}
          beforeRetry={async () => setFrame((await renew())?.frame ?? homework.frame)}
        />
      </div>
    </LessonDocumentPaths>
  )
}

const nothing = () => undefined
