import {
  honestWords,
  type PracticeRecord,
  recordTitle,
} from '../../../cms/certificate/reading/practice-record.ts'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import { formatDate } from '../../ui/dates/format-date.ts'
import { keyed } from '../../ui/keyed.ts'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './certificate-paper.module.css'
import { daysText, lessonsText, numberOf, quizText, restText } from './record-words.ts'

interface PaperProps {
  record: PracticeRecord
  /** Where the site has just signed it. */
  qr?: { size: number; d: string }
}

/** A record of practice as it is printed, drawn of the signed record and of nothing else. */
export function CertificatePaper({ record, qr }: PaperProps) {
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
          <Fan text={`${name}. ${course}`} />
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
          <Lessons record={record} />
          {qr && <Check record={record} qr={qr} />}
        </div>
      </article>
    </div>
  )
}

/** The line of the voice that says it, drawn many times, each quieter: a banknote's ornament. */
function Fan({ text }: { text: string }) {
  return (
    <div className={styles.fan}>
      {keyed(fan).map(({ key }) => (
        <VoiceLine key={key} text={text} />
      ))}
    </div>
  )
}

const fan = Array.from({ length: 11 }, () => 'line')

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function Lessons({ record }: { record: PracticeRecord }) {
  const rest = restText(record)
  if (record.lessons.length === 0) return null
  return (
    <div className={styles.lessons} data-many={record.lessons.length > 10}>
      <h3>{record.lessonCount === 1 ? 'The lesson' : `The ${record.lessonCount} lessons`}</h3>
      <ol>
        {keyed(record.lessons).map(({ key, item }) => (
          <li key={key} dir="auto">
            {item}
          </li>
        ))}
      </ol>
      {rest && <p>{rest}</p>}
    </div>
  )
}

function Check({ record, qr }: Required<PaperProps>) {
  return (
    <div className={styles.check}>
      <svg
        role="img"
        aria-label="QR code that leads to the check of this record"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className={styles.qr}
      >
        <path d={qr.d} />
      </svg>
      <p>
        Whoever scans this sees the whole record as it was signed. The page is{' '}
        <span className={styles.address}>{hostOf(record.siteUrl) + certificatePaths.verify}</span>
      </p>
    </div>
  )
}

const hostOf = (siteUrl: string) => siteUrl.replace(/^https?:\/\//, '')

const lengthOf = (name: string) =>
  name.length > 34 ? 'longest' : name.length > 22 ? 'long' : 'usual'
