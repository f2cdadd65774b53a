import { useState } from 'react'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { saveFile } from './save-file.ts'
import styles from './take-home.module.css'
import { sessionMinutes, WeekPlanDialog } from './week-plan/week-plan-dialog.tsx'
import type { KeptRecording } from './zip-recordings.ts'

interface TakeHomeProps {
  lesson: { id: number; lessonNumber: number; title: string }
  lessonPath: string
  /** Null where the lesson has nothing to put on paper. */
  worksheetPath: string | null
  hasWords: boolean
  /** What was recorded in this visit; null where there is nothing to record. */
  recordings: (() => readonly KeptRecording[]) | null
}

/** What a learner can take along: paper, cards, a plan, her own voice. */
export function TakeHome(props: TakeHomeProps) {
  const { lesson, lessonPath, worksheetPath, hasWords, recordings } = props
  const [isPlanning, setIsPlanning] = useState(false)
  return (
    <section aria-labelledby="take-home" className={styles.takeHome}>
      <h3 id="take-home">Take home</h3>
      <ul className={styles.things}>
        {worksheetPath && (
          <li>
            <SiteLink to={worksheetPath} className={buttonClass('plain')}>
              Open the worksheet
            </SiteLink>
            <p>
              To print: words, gaps, questions and lines to write on. The key is on a separate page.
            </p>
          </li>
        )}
        {hasWords && (
          <li>
            <a href={apiPaths.lessonWords(lesson.id)} download className={buttonClass('plain')}>
              Download words for Anki
            </a>
            <p>A text file with every word. Importing it again makes no duplicates.</p>
          </li>
        )}
        <li data-needs="script">
          <Button onClick={() => setIsPlanning(true)}>Plan my week</Button>
          <p>Five short sessions for your calendar, on the days that suit you.</p>
        </li>
        {recordings && (
          <li data-needs="script">
            <RecordingsButton lesson={lesson} recordings={recordings} />
            <p>
              All that you saved during this visit, with the transcripts. It never leaves your
              device.
            </p>
          </li>
        )}
      </ul>
      {isPlanning && (
        <WeekPlanDialog
          title="Plan my week"
          text={`Five sessions of ${sessionMinutes} minutes, starting tomorrow.`}
          lessons={[{ id: lesson.id, title: lesson.title, path: lessonPath }]}
          fileName={`lesson-${lesson.lessonNumber}-week.ics`}
          onClose={() => setIsPlanning(false)}
        />
      )}
    </section>
  )
}

interface RecordingsButtonProps extends Pick<TakeHomeProps, 'lesson'> {
  recordings: () => readonly KeptRecording[]
}

function RecordingsButton({ lesson, recordings }: RecordingsButtonProps) {
  const toast = useToast()

  async function download() {
    const kept = recordings()
    if (kept.length === 0) {
      return toast({
        title: 'No recording yet',
        description: 'Record yourself above, save it, and it goes into this file.',
      })
    }
    try {
      const { zipRecordings } = await import('./zip-recordings.ts')
      saveFile(await zipRecordings(kept), `lesson-${lesson.lessonNumber}-recordings.zip`)
    } catch {
      toast({
        tone: 'destructive',
        title: 'The file could not be made',
        description: 'Your recordings are still here. Please try again when you are online.',
      })
    }
  }

  return <Button onClick={download}>Download my recordings</Button>
}
