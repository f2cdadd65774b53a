import { useNavigate } from 'react-router-dom'
import { type PracticeSet, plainSet } from '../../../cms/exercises/practice-set.ts'
import { useLessonPractice } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import { PageHead } from '../../page/page-head.tsx'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { VoiceSettings } from '../../speech/voice-settings.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import type { PractisedLesson } from './decide-practise.ts'
import styles from './practise-page.module.css'
import { StartedExercise } from './started-exercise.tsx'
import { exerciseSearch, useChoice } from './use-choice.ts'
import { WordList } from './word-list.tsx'

// It looks at what the words can be asked for, which takes all the rules of asking.
const KindChooser = later(
  async () => (await import('../../features/exercise/kind-chooser.tsx')).KindChooser,
)

/** The lesson's words; the choice of exercises, or the one that was begun. */
export function PractisePage(practised: PractisedLesson) {
  const practice = useLessonPractice(practised.lesson.id)
  const answer = dataOf(practice)
  const set = answer && 'rows' in answer ? answer : plainSet([])
  const head = <PractiseHead {...practised} set={set} />
  if (practice.state === 'loading') return <Loading text="Loading words…" />
  if (practice.state === 'error') {
    return (
      <>
        {head}
        <LoadError title="The words could not be loaded" />
      </>
    )
  }
  if (set.rows.length === 0) {
    return (
      <>
        {head}
        <Notice title="No words to practise" text="This lesson has no word list.">
          <SiteLink to={practised.lessonPath} className={buttonClass('main')}>
            Back to the lesson
          </SiteLink>
        </Notice>
      </>
    )
  }
  return (
    <Page>
      {head}
      <SpeechProvider>
        <PractisedWords {...practised} set={set} />
      </SpeechProvider>
    </Page>
  )
}

interface WithSet extends PractisedLesson {
  set: PracticeSet
}

function PractiseHead({ lesson, course, path, lessonPath, lessonsPath, set }: WithSet) {
  return (
    <PageHead
      title={`Words of ${lesson.title}`}
      description={descriptionOf(set)}
      canonicalPath={path}
      isHidden={set.rows.length === 0}
      trail={[
        ...(course ? [{ name: course.name, path: lessonsPath }] : []),
        { name: lesson.title, path: lessonPath },
        { name: 'Practise', path },
      ]}
    />
  )
}

function PractisedWords({ lesson, lessonPath, set }: WithSet) {
  const { rows } = set
  const choice = useChoice()
  const navigate = useNavigate()
  return (
    <>
      <header className={styles.head} data-state={choice ? 'practising' : 'choosing'}>
        <SiteLink to={choice ? '?' : lessonPath} className={styles.back}>
          {choice ? 'Leave the exercise' : 'Back to the lesson'}
        </SiteLink>
        <p className={styles.kicker}>{`Words of lesson ${lesson.lessonNumber}`}</p>
        <h1 dir="auto" className={styles.title}>
          {lesson.title}
        </h1>
        <VoiceLine text={lesson.title.slice(0, 60)} grain={2} className={styles.voice} />
      </header>
      {choice ? (
        <StartedExercise
          key={choice}
          lesson={lesson}
          set={set}
          choice={choice}
          onLeave={() => navigate('?')}
        />
      ) : (
        <>
          <section aria-labelledby="exercises" className={styles.part}>
            <h2 id="exercises">Practise</h2>
            <KindChooser lessonId={lesson.id} set={set} searchOf={exerciseSearch} />
          </section>
          <section aria-labelledby="words" className={styles.part}>
            <h2 id="words">{rows.length === 1 ? '1 word' : `${rows.length} words`}</h2>
            <WordList rows={rows} />
          </section>
        </>
      )}
      <aside aria-label="Voice" className={styles.voices}>
        <VoiceSettings />
      </aside>
    </>
  )
}

function descriptionOf({ rows }: PracticeSet): string {
  if (rows.length === 0) return 'The words of a lesson.'
  const some = rows.slice(0, 6).map(({ word }) => word)
  return `${rows.length} words to listen to and to practise: ${some.join(', ')}.`
}
