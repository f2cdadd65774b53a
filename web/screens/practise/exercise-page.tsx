import { useEffect } from 'react'
import { clipPaths } from '../../../cms/contract/clip-paths.ts'
import type { Exercise } from '../../../cms/contract/exercise.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { takeHomePaths } from '../../../cms/contract/take-home-paths.ts'
import { useExercise } from '../../data/exercise.ts'
import { PageHead } from '../../page/page-head.tsx'
import { outsideLessons } from '../../passport/passport-event.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PractisedWords } from './practised-words.tsx'
import { tellOpened } from './tell-tutor.ts'
import { VoiceFiles } from './voice-files.tsx'

/** An exercise that the tutor has made: for whoever has its link, and for no search engine. */
export function ExercisePage({ address }: { address: string }) {
  const exercise = useExercise(address)
  switch (exercise.state) {
    case 'loading':
      return <Loading text="Loading words…" />
    case 'ready':
      return <ReadyExercise exercise={exercise.data} />
    case 'missing':
      return <ExerciseNotFound />
    default:
      return (
        <>
          <ExerciseHead title="Exercise" />
          <LoadError title="The words could not be loaded" />
        </>
      )
  }
}

function ReadyExercise({ exercise }: { exercise: Exercise }) {
  const { id, address, title, learnerLanguage } = exercise
  useEffect(() => tellOpened(id), [id])
  return (
    <Page>
      <ExerciseHead title={title} />
      <SpeechProvider clips={clipPaths.exerciseClips(address)}>
        <PractisedWords
          owner={`e${id}`}
          lesson={{ ...outsideLessons, exercise: address }}
          title={title}
          kicker="An exercise for you"
          learnerLanguage={learnerLanguage}
          set={exercise}
        >
          {!exercise.isDraft && <ExerciseFiles {...exercise} />}
        </PractisedWords>
      </SpeechProvider>
    </Page>
  )
}

const ExerciseFiles = ({ address, spoken }: Exercise) => (
  <>
    <SiteLink to={pagePaths.exerciseWorksheet(address)} className={buttonClass('plain')}>
      Open the worksheet
    </SiteLink>
    <a href={apiPaths.exerciseWords(address)} download className={buttonClass('plain')}>
      Download words for Anki
    </a>
    <VoiceFiles
      spoken={spoken}
      anki={takeHomePaths.exerciseAnki(address)}
      voice={takeHomePaths.exerciseVoice(address)}
    />
  </>
)

const ExerciseHead = ({ title }: { title: string }) => (
  <PageHead isHidden title={title} description="Words to listen to and to practise." />
)

function ExerciseNotFound() {
  return (
    <>
      <ExerciseHead title="Exercise Not Found" />
      <Notice
        title="Exercise Not Found"
        text="There is no exercise at this address. Check the link, or ask your tutor for a new one."
      >
        <SiteLink to={pagePaths.courses} className={buttonClass('main')}>
          Browse All Courses
        </SiteLink>
      </Notice>
    </>
  )
}
