import { useId } from 'react'
import type { Worksheet } from '../../../cms/contract/worksheet.ts'
import { useSite } from '../../data/site.ts'
import { PageHead } from '../../page/page-head.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Button } from '../../ui/button.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { AnswerKey } from './answer-key.tsx'
import { Kicker, Sheet, WritingLine } from './sheet.tsx'
import styles from './worksheet-page.module.css'
import { Gaps, Matches, Questions, Words, Writing } from './worksheet-parts.tsx'

/** A lesson or an exercise on paper: pages to write on, and the key on a page of its own. */
export function WorksheetPage({ worksheet }: { worksheet: Worksheet }) {
  const { kind, title, place, path, words, gaps, matches, questions, writing } = worksheet
  const { brand } = useSite()
  const hasScript = useHasScript()
  // Of a few words without a quiz there is nothing to ask: a key would be an empty page.
  const hasKey = matches.length + gaps.length + questions.length > 0
  return (
    <div className={styles.desk}>
      <PageHead
        isHidden
        title={`Worksheet · ${title}`}
        description={`The words of the ${kind} ${title} on paper.`}
      />
      <div className={styles.bar}>
        <SiteLink to={path}>{`Back to the ${kind}`}</SiteLink>
        <p className={styles.hint}>
          {hasScript
            ? `Prints on A4 or Letter.${hasKey ? ' Print the last page only if you want the key.' : ''}`
            : 'To print it, choose Print in your browser’s menu.'}
        </p>
        {hasScript && (
          <Button tone="main" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
      <Sheet label={`Worksheet: ${title}`}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <Kicker>{[brand, place].filter(Boolean).join(' · ')}</Kicker>
            <h1 dir="auto" className={styles.title}>
              {title}
            </h1>
            <p className={styles.name}>
              <span>Name</span>
              <WritingLine />
              <span>Date</span>
              <span className={styles.shortLine} />
            </p>
          </div>
          <QrCode worksheet={worksheet} />
        </header>
        <Words words={words} />
        <Matches matches={matches} />
        <Gaps gaps={gaps} />
        <Questions questions={questions} />
        <Writing task={writing} />
      </Sheet>
      {hasKey && <AnswerKey worksheet={worksheet} />}
    </div>
  )
}

/** Leads back to the site from paper. */
function QrCode({ worksheet: { kind, qr, title } }: { worksheet: Worksheet }) {
  const id = useId()
  return (
    <figure className={styles.qr}>
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-labelledby={id}>
        <title id={id}>{`QR code that opens the ${kind} ${title}`}</title>
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.d} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <figcaption>{`The ${kind}, with sound`}</figcaption>
    </figure>
  )
}
