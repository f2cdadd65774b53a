import { useMemo } from 'react'
import { kindNames } from '../../../cms/contract/exercise-kinds.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './kind-chooser.module.css'
import { kindTexts } from './kind-texts.ts'
import { mixedCountOf, type Offer, offersOf } from './offers.ts'
import { type Choice, forgetSitting, storedSitting } from './stored-sitting.ts'

interface KindChooserProps {
  lessonId: number
  set: PracticeSet
  /** What the address says of a choice. */
  searchOf: (choice: Choice) => string
}

/** One sitting that climbs from gentle to hard, or one kind alone. */
export function KindChooser({ lessonId, set, searchOf }: KindChooserProps) {
  const offers = useMemo(() => offersOf(set), [set])
  const mixedCount = useMemo(() => mixedCountOf(set), [set])
  const possible = offers.filter(({ amount }) => amount !== '')
  const impossible = offers.filter(({ amount }) => amount === '')
  const left = useLeftSitting(lessonId, 'mixed')
  return (
    <div className={styles.chooser}>
      <div className={styles.mixed}>
        <p className={styles.lead}>
          {`A bit of everything, from gentle to hard: ${mixedCount} questions.`}
        </p>
        <div className={styles.actions}>
          <SiteLink
            to={searchOf('mixed')}
            className={buttonClass('main', styles.start)}
            onClick={() => left === null && forgetSitting(lessonId, 'mixed')}
          >
            {left === null ? 'Start' : `Go on at question ${left}`}
          </SiteLink>
          {left !== null && (
            <SiteLink
              to={searchOf('mixed')}
              className={buttonClass('plain')}
              onClick={() => forgetSitting(lessonId, 'mixed')}
            >
              Begin anew
            </SiteLink>
          )}
        </div>
      </div>
      <h3 className={styles.title}>Or one kind alone</h3>
      <ul className={styles.kinds}>
        {possible.map((offer) => (
          <KindLink key={offer.kind} lessonId={lessonId} offer={offer} to={searchOf(offer.kind)} />
        ))}
      </ul>
      {impossible.length > 0 && (
        <ul aria-label="Not possible with these words" className={styles.impossible}>
          {impossible.map(({ kind, note }) => (
            <li key={kind}>
              <strong>{kindNames[kind]}</strong> {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface KindLinkProps {
  lessonId: number
  offer: Offer
  to: string
}

function KindLink({ lessonId, offer: { kind, amount }, to }: KindLinkProps) {
  const left = useLeftSitting(lessonId, kind)
  const { trains } = kindTexts[kind]
  return (
    <li className={styles.kind}>
      <h4 className={styles.name}>
        <SiteLink to={to} onClick={() => left === null && forgetSitting(lessonId, kind)}>
          {kindNames[kind]}
        </SiteLink>
      </h4>
      <p className={styles.trains}>{trains}</p>
      <p className={styles.count}>{left === null ? amount : `go on at question ${left}`}</p>
    </li>
  )
}

/** The number of the question at which this tab has left a sitting; null where there is none. */
function useLeftSitting(lessonId: number, choice: Choice): number | null {
  const hasScript = useHasScript()
  if (!hasScript) return null
  const sitting = storedSitting(lessonId, choice)?.sitting
  const isBegun = sitting?.phase === 'asking' && sitting.current > 0
  return isBegun ? sitting.current + 1 : null
}
