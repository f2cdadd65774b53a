import { useMemo } from 'react'
import { kindNames } from '../../../cms/contract/exercise-kinds.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './kind-chooser.module.css'
import { kindTexts } from './kind-texts.ts'
import { amountOf, type Offer, offersOf } from './offers.ts'
import { type Choice, forgetSitting, type Owner, storedSitting } from './stored-sitting.ts'
import { wordsOf } from './words-of.ts'

interface KindChooserProps {
  owner: Owner
  set: PracticeSet
  /** What the address says of a choice. */
  searchOf: (choice: Choice) => string
}

/** One sitting that climbs from gentle to hard, or one kind alone. */
export function KindChooser({ owner, set, searchOf }: KindChooserProps) {
  const { offers, mixedCount } = useMemo(() => offersOf(set), [set])
  const possible = offers.filter(({ amount }) => amount !== '')
  const impossible = offers.filter(({ amount }) => amount === '')
  const words = useMemo(() => wordsOf(set), [set])
  const left = useLeftSitting({ owner, words, choice: 'mixed' })
  return (
    <div className={styles.chooser}>
      {mixedCount > 0 && (
        <div className={styles.mixed}>
          <p className={styles.lead}>
            {`A bit of everything, from easy to hard: ${amountOf('mixed', mixedCount)}.`}
          </p>
          <div className={styles.actions}>
            <SiteLink
              to={searchOf('mixed')}
              className={buttonClass('main', styles.start)}
              onClick={() => left === null && forgetSitting(owner, 'mixed')}
            >
              {left === null ? 'Start' : `Continue at question ${left}`}
            </SiteLink>
            {left !== null && (
              <SiteLink
                to={searchOf('mixed')}
                className={buttonClass('plain')}
                onClick={() => forgetSitting(owner, 'mixed')}
              >
                Start again
              </SiteLink>
            )}
          </div>
        </div>
      )}
      <h3 className={styles.title}>{titleOf(possible, mixedCount)}</h3>
      {possible.length > 0 && (
        <ul className={styles.kinds}>
          {possible.map((offer) => (
            <KindLink
              key={offer.kind}
              owner={owner}
              words={words}
              offer={offer}
              to={searchOf(offer.kind)}
            />
          ))}
        </ul>
      )}
      {possible.length > 0 && impossible.length > 0 && (
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

function titleOf(possible: readonly Offer[], mixedCount: number): string {
  if (possible.length === 0) return 'Your tutor is still working on this exercise'
  return mixedCount > 0 ? 'Or choose one kind' : 'Choose one kind'
}

interface KindLinkProps {
  owner: Owner
  /** What the words are now, in short. */
  words: string
  offer: Offer
  to: string
}

function KindLink({ owner, words, offer: { kind, amount }, to }: KindLinkProps) {
  const left = useLeftSitting({ owner, words, choice: kind })
  const { trains } = kindTexts[kind]
  return (
    <li className={styles.kind}>
      <h4 className={styles.name}>
        <SiteLink to={to} onClick={() => left === null && forgetSitting(owner, kind)}>
          {kindNames[kind]}
        </SiteLink>
      </h4>
      <p className={styles.trains}>{trains}</p>
      <p className={styles.count}>{left === null ? amount : `continue at question ${left}`}</p>
    </li>
  )
}

interface Left {
  owner: Owner
  words: string
  choice: Choice
}

/** The number of the question at which this tab has left a sitting of these words; null for none. */
function useLeftSitting({ owner, words, choice }: Left): number | null {
  const hasScript = useHasScript()
  const stored = hasScript ? storedSitting(owner, choice) : null
  if (stored?.words !== words) return null
  const { phase, current } = stored.sitting
  return phase === 'asking' && current > 0 ? current + 1 : null
}
