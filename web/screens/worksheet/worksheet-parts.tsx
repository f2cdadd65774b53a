import type { Worksheet } from '../../../cms/contract/worksheet.ts'
import { Phonetics } from '../../speech/phonetics/phonetics.tsx'
import { keyed } from '../../ui/keyed.ts'
import { letterOf } from './letter-of.ts'
import { GroupName, Part, WritingLine } from './sheet.tsx'
import styles from './worksheet-parts.module.css'

/** The words, each with a line for the learner's own language. */
export function Words({ words }: Pick<Worksheet, 'words'>) {
  if (words.length === 0) return null
  return (
    <Part title="Words" task="Say each word aloud. Write it in your own language.">
      <ol className={styles.words}>
        {keyed(words).map(({ key, item: { word, phonetics, translation } }) => (
          <li key={key} className={styles.word}>
            <span className={styles.term}>
              <span dir="auto">{word}</span> <Phonetics>{phonetics}</Phonetics>
            </span>
            <WritingLine dir="auto">{translation}</WritingLine>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Words on one side, meanings in another order on the other. */
export function Matches({ matches }: Pick<Worksheet, 'matches'>) {
  if (matches.length === 0) return null
  return (
    <Part title="Match" task="Write the letter of its meaning beside each word.">
      {keyed(matches).map(({ key, index: group, item: { words, meanings } }) => (
        <div key={key} className={styles.match}>
          <GroupName index={group} of={matches} />
          <ol className={styles.wordsToMatch}>
            {keyed(words).map(({ key: wordKey, item }) => (
              <li key={wordKey}>
                <span className={styles.box} />
                <span dir="auto">{item}</span>
              </li>
            ))}
          </ol>
          <ul className={styles.meanings}>
            {keyed(meanings).map(({ key: meaningKey, index, item }) => (
              <li key={meaningKey}>
                <b>{letterOf(index)}</b> <span dir="auto">{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Part>
  )
}

/** Sentences with gaps below the bank of their words. */
export function Gaps({ gaps }: Pick<Worksheet, 'gaps'>) {
  if (gaps.length === 0) return null
  return (
    <Part title="Fill the gaps" task="Put each word from the box into one sentence.">
      {keyed(gaps).map(({ key, index, item: { bank, sentences } }) => (
        <div key={key} className={styles.gaps}>
          <GroupName index={index} of={gaps} />
          <ul className={styles.bank} aria-label="Word bank">
            {keyed(bank).map(({ key: wordKey, item }) => (
              <li key={wordKey} dir="auto">
                {item}
              </li>
            ))}
          </ul>
          <ol className={styles.sentences}>
            {keyed(sentences).map(({ key: sentenceKey, item: { before, after } }) => (
              <li key={sentenceKey} dir="auto">
                {before}
                <span className={styles.gap}>
                  <span className="visually-hidden">gap</span>
                </span>
                {after}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Part>
  )
}

/** The quiz of the lesson. */
export function Questions({ questions }: Pick<Worksheet, 'questions'>) {
  if (questions.length === 0) return null
  return (
    <Part title="Questions" task="Tick the right answer.">
      <ol className={styles.questions}>
        {keyed(questions).map(({ key, item: { question, options } }) => (
          <li key={key}>
            <p dir="auto">{question}</p>
            <ul className={styles.options}>
              {keyed(options).map(({ key: optionKey, item }) => (
                <li key={optionKey} dir="auto">
                  <span className={styles.tick} />
                  {item}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Part>
  )
}

/** Lines to write on. */
export function Writing({ task }: { task: string }) {
  return (
    <Part title="Write" task={task || 'Write a few sentences with the new words.'}>
      <div className={styles.lines} aria-hidden="true">
        {lines.map((line) => (
          <WritingLine key={line} />
        ))}
      </div>
    </Part>
  )
}

const lines = ['first', 'second', 'third', 'fourth', 'fifth'] as const
