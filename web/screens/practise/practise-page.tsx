import { clipPaths } from '../../../cms/contract/clip-paths.ts'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { takeHomePaths } from '../../../cms/contract/take-home-paths.ts'
import { type PracticeSet, plainSet } from '../../../cms/exercises/practice-set.ts'
import { useLessonPractice } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import { PageHead } from '../../page/page-head.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import type { PractisedLesson } from './decide-practise.ts'
import { PractisedWords } from './practised-words.tsx'
import { VoiceFiles } from './voice-files.tsx'

/** The lesson's words; the choice of exercises, or the one that was begun. */
export function PractisePage(practised: PractisedLesson) {
  const { lesson } = practised
  const practice = useLessonPractice(lesson.id)
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
      <SpeechProvider clips={clipPaths.lessonClips(lesson.id)}>
        <PractisedWords
          owner={lesson.id}
          lesson={{ courseId: lesson.courseId, lessonId: lesson.id }}
          title={lesson.title}
          kicker={`Words of lesson ${lesson.lessonNumber}`}
          back={{ path: practised.lessonPath, text: 'Back to the lesson' }}
          set={set}
        >
          <SiteLink to={`${practised.lessonPath}/worksheet`} className={buttonClass('plain')}>
            Open the worksheet
          </SiteLink>
          <a href={apiPaths.lessonWords(lesson.id)} download className={buttonClass('plain')}>
            Download words for Anki
          </a>
          <VoiceFiles
            spoken={answer && 'rows' in answer ? answer.spoken : undefined}
            anki={takeHomePaths.lessonAnki(lesson.id)}
            voice={takeHomePaths.lessonVoice(lesson.id)}
          />
        </PractisedWords>
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

function descriptionOf({ rows }: PracticeSet): string {
  if (rows.length === 0) return 'The words of a lesson.'
  const some = rows.slice(0, 6).map(({ word }) => word)
  return `${rows.length === 1 ? '1 word' : `${rows.length} words`} to listen to and to practise: ${some.join(', ')}.`
}
