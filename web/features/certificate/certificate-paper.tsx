import {
  honestWords,
  type PracticeRecord,
  recordTitle,
} from '../../../cms/certificate/reading/practice-record.ts'
import type { QrCode } from '../../../cms/qr-code/qr-path.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import styles from './certificate-paper.module.css'
import { PractisedLessons, WayToCheck } from './paper-margin.tsx'
import { daysText, hostOf, lessonsText, numberOf, quizText } from './record-words.ts'
import { VoiceFan } from './voice-fan.tsx'

interface PaperProps {
  record: PracticeRecord
  /** The site that checks it: it may have moved since it signed. */
  checkedAt: string
  /** Leads to the check; undefined where there is none, or not yet. */
  qr: QrCode | undefined
}

/** A record of practice as it is printed, drawn of the signed record and the way to check it. */
export function CertificatePaper({ record, checkedAt, qr }: PaperProps) {
  const { name, course, tutor } = record
  return (
    <div className={styles.desk}>
      <article className={styles.paper} aria-labelledby="paper-title" data-length={lengthOf(name)}>
        <div className={styles.main}>
          <h2 id="paper-title" className={styles.title}>
            {recordTitle}
          </h2>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <VoiceFan text={`${name}. ${course}`} />
          <p className={styles.statement}>
            {`has worked through ${lessonsText(record)} of the course `}
            <cite dir="auto">{course}</cite>
          </p>
          <p className={styles.quiz}>{quizText(record)}</p>
          <dl className={styles.facts}>
            <Fact term="Practised" text={daysText(record)} />
            <Fact term="Signed" text={formatDate(record.signedAt)} />
            <Fact term="Number" text={numberOf(record)} />
          </dl>
          <p className={styles.issuer}>
            <strong dir="auto">{tutor}</strong>
            <span>{hostOf(record.siteUrl)}</span>
            <em>{honestWords}</em>
          </p>
        </div>
        <div className={styles.margin}>
          <PractisedLessons record={record} />
          <WayToCheck siteUrl={checkedAt} qr={qr} />
        </div>
      </article>
    </div>
  )
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}

const lengthOf = (name: string) =>
  name.length > 34 ? 'longest' : name.length > 22 ? 'long' : 'usual'
