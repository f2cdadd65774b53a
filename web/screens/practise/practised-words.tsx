import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Owner } from '../../features/exercise/stored-sitting.ts'
import type { SpokenIn } from '../../features/say-it-back/say-it-back-props.ts'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { VoiceSettings } from '../../speech/voice-settings.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './practised-words.module.css'
import { StartedExercise } from './started-exercise.tsx'
import { exerciseSearch, useChoice } from './use-choice.ts'
import { WordList } from './word-list.tsx'

// It looks at what the words can be asked for, which takes all the rules of asking.
const KindChooser = later(
  async () => (await import('../../features/exercise/kind-chooser.tsx')).KindChooser,
)

interface PractisedWordsProps {
  owner: Owner
  lesson: SpokenIn
  title: string
  /** What the words are of, above the title. */
  kicker: string
  /** Where they come from; the words of an exercise come from nowhere. */
  back?: { path: string; text: string }
  /** The language of the translations; '' where nobody said. */
  learnerLanguage?: string
  set: PracticeSet
  /** Ways to take the words home, below them. */
  children?: ReactNode
}

/** Words to read and to hear, and the choice of exercises or the one that was begun. */
export function PractisedWords(props: PractisedWordsProps) {
  const { owner, lesson, set, learnerLanguage, children } = props
  const { rows } = set
  const choice = useChoice(set.kinds)
  const navigate = useNavigate()
  const heading = useFocusAfter(choice !== null)
  return (
    <>
      <Head {...props} isPractising={choice !== null} />
      {choice ? (
        <StartedExercise
          // History leads from one exercise to another at once, and each has its own sitting.
          key={`${owner} ${choice}`}
          owner={owner}
          lesson={lesson}
          set={set}
          choice={choice}
          onLeave={() => navigate('?')}
        />
      ) : (
        <>
          <section aria-labelledby="exercises" className={styles.part}>
            <h2 id="exercises" ref={heading} tabIndex={-1}>
              Practise
            </h2>
            <KindChooser owner={owner} set={set} searchOf={exerciseSearch} />
          </section>
          <section aria-labelledby="words" className={styles.part}>
            <h2 id="words">{rows.length === 1 ? '1 word' : `${rows.length} words`}</h2>
            <div>
              <WordList rows={rows} learnerLanguage={learnerLanguage} />
              {children && <p className={styles.takeHome}>{children}</p>}
            </div>
          </section>
        </>
      )}
      <aside aria-label="Voice" className={styles.voices}>
        <VoiceSettings />
      </aside>
    </>
  )
}

/** An exercise that is left takes what had the focus with it; what to do next has it then. */
function useFocusAfter(isPractising: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPractised = useRef(false)

  useEffect(() => {
    if (!isPractising && hasPractised.current) heading.current?.focus({ preventScroll: true })
    hasPractised.current = isPractising
  }, [isPractising])

  return heading
}

interface HeadProps extends Pick<PractisedWordsProps, 'title' | 'kicker' | 'back'> {
  isPractising: boolean
}

function Head({ title, kicker, back, isPractising }: HeadProps) {
  const way = isPractising ? { path: '?', text: 'Leave the exercise' } : back
  return (
    <header className={styles.head} data-state={isPractising ? 'practising' : 'choosing'}>
      {way && (
        <SiteLink to={way.path} className={styles.back}>
          {way.text}
        </SiteLink>
      )}
      <p className={styles.kicker}>{kicker}</p>
      <h1 dir="auto" className={styles.title}>
        {title}
      </h1>
      <VoiceLine text={title.slice(0, 60)} grain={1} className={styles.voice} />
    </header>
  )
}
