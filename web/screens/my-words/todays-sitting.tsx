import { useEffect, useRef, useState } from 'react'
import type { Schedule } from '../../features/review/scheduling/scheduling.ts'
import { whenText, wordCount } from '../../features/review/word-times.ts'
import { AskedPart } from '../../router/asked-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import styles from './my-words.module.css'

const loadRun = async () => (await import('./sitting-run.tsx')).SittingRun

/** What is asked today: how much it is, then one question after the other. */
export function TodaysSitting({ schedule }: { schedule: Schedule }) {
  const { sitting, waiting } = schedule
  const [begun, setBegun] = useState<Schedule | null>(null)
  const heading = useRef<HTMLParagraphElement>(null)
  const hasRun = useRef(false)

  useEffect(() => {
    if (!begun && hasRun.current) heading.current?.focus()
  }, [begun])

  function begin() {
    hasRun.current = true
    setBegun(schedule)
  }

  return (
    <Section title="Today">
      {begun ? (
        <AskedPart
          load={loadRun}
          loading="Loading your words…"
          failed="Today’s words did not load"
          // The words that were due when it began: what is answered meanwhile changes the schedule.
          part={{ schedule: begun, onLeave: () => setBegun(null) }}
        />
      ) : (
        <>
          <p ref={heading} tabIndex={-1} className={styles.today}>
            {sitting.length > 0
              ? `${amountText(sitting.length, waiting)} to look at, about ${minutesOf(sitting.length)}.`
              : `Done for today. ${nextText(schedule)}`}
          </p>
          {sitting.length > 0 && (
            <Button tone="main" onClick={begin}>
              {hasRun.current ? 'Continue' : 'Begin'}
            </Button>
          )}
        </>
      )}
    </Section>
  )
}

/** '20 of 100 words' where more wait than are asked at once. */
const amountText = (asked: number, waiting: number) =>
  waiting > asked ? `${asked} of ${wordCount(waiting)}` : wordCount(asked)

/** About a quarter of a minute for a word. */
function minutesOf(count: number): string {
  const minutes = Math.ceil(count / 4)
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

function nextText({ words, today }: Schedule): string {
  const next = Math.min(...words.map(({ memory }) => memory?.dueDay ?? today + 1))
  const day = Math.max(next, today + 1)
  const count = words.filter(({ memory }) => (memory?.dueDay ?? today + 1) <= day).length
  return `${wordCount(count)} ${count === 1 ? 'comes' : 'come'} back ${whenText(day, today)}.`
}
