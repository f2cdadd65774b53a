import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import styles from './create-lesson.module.css'
import { parsers } from './templates.ts'

interface ParserChoiceProps {
  parser: MarkupFormat
  isDisabled: boolean
  onChoose: (parser: MarkupFormat) => void
}

export function ParserChoice({ parser, isDisabled, onChoose }: ParserChoiceProps) {
  return (
    <fieldset className={styles.parsers} disabled={isDisabled}>
      <legend>Parser</legend>
      {parsers.map(({ value, label }) => (
        <label key={value} className={styles.parser}>
          <input
            type="radio"
            name="parser"
            value={value}
            checked={value === parser}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
