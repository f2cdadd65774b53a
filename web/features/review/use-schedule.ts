import { useEffect, useMemo, useState } from 'react'
import type { Keeping, PractisedWord } from '../../passport/computed.ts'
import { usePassport } from '../../passport/passport.ts'
import { useShownNow } from '../../ui/dates/use-shown-now.ts'
import type { Schedule, scheduleOf } from './scheduling/scheduling.ts'

/** The learner's words: nothing is known on the server and until the passport has been read. */
export type ScheduleState =
  | { state: 'looking' }
  /** The code did not come. */
  | { state: 'failed' }
  /** No word was taken up yet. */
  | { state: 'none'; keeping: Keeping }
  | { state: 'ready'; keeping: Keeping; schedule: Schedule }

type Scheduling = typeof scheduleOf

/** Follows the passport; the code that schedules is fetched once there is a word to schedule. */
export function useSchedule(): ScheduleState {
  const passport = usePassport()
  const now = useShownNow()
  const [scheduling, setScheduling] = useState<{ of: Scheduling } | 'failed' | null>(null)
  const words = passport.state === 'ready' ? keptIn(passport.words.values()) : null
  const hasWords = words !== null && words.length > 0

  useEffect(() => {
    if (!hasWords) return
    import('./scheduling/scheduling.ts').then(
      ({ scheduleOf }) => setScheduling({ of: scheduleOf }),
      () => setScheduling('failed'),
    )
  }, [hasWords])

  const minute = now?.getTime()
  const passportWords = passport.state === 'ready' ? passport.words : null
  const schedule = useMemo(() => {
    if (!passportWords || minute === undefined || scheduling === null || scheduling === 'failed') {
      return null
    }
    return scheduling.of(keptIn(passportWords.values()), minute)
  }, [passportWords, scheduling, minute])

  if (passport.state === 'looking') return passport
  const { keeping } = passport
  if (!hasWords) return { state: 'none', keeping }
  if (scheduling === 'failed') return { state: 'failed' }
  return schedule ? { state: 'ready', keeping, schedule } : { state: 'looking' }
}

/** Those that were taken up and not put away. */
const keptIn = (words: Iterable<PractisedWord>) =>
  [...words].filter(({ row, isPutAway }) => row !== null && !isPutAway)
