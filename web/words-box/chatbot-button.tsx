import { useState } from 'react'
import type { LearnerLanguage } from '../../cms/contract/learner-languages.ts'
import type { BoxContent } from './box-content.ts'
import { chatbotPrompt } from './chatbot-prompt.ts'
import styles from './words-box.module.css'

interface ChatbotButtonProps {
  content: BoxContent
  learnerLanguage: LearnerLanguage | ''
}

/** Copies what to ask for; where the browser lets nothing be copied, it is shown. */
export function ChatbotButton({ content, learnerLanguage }: ChatbotButtonProps) {
  const [said, setSaid] = useState<'copied' | 'shown' | null>(null)
  const prompt = chatbotPrompt(wordsOf(content), learnerLanguage)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={async () => {
          try {
            await navigator.clipboard.writeText(prompt)
            setSaid('copied')
          } catch {
            setSaid('shown')
          }
        }}
      >
        Ask your chatbot for rows
      </button>
      <p role="status" className={styles.copied}>
        {said === 'copied' && 'Copied. Give it to your chatbot, then paste its answer above.'}
        {said === 'shown' && 'This browser does not let us copy. Copy this yourself:'}
      </p>
      {said === 'shown' && (
        <textarea
          readOnly
          aria-label="What to ask your chatbot"
          className={styles.list}
          rows={6}
          value={prompt}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}

/** The words of the table; while there are none, the lines of the box. */
const wordsOf = ({ rows, text }: BoxContent) =>
  (rows.length > 0 ? rows.map(({ word }) => word) : text.split('\n'))
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .slice(0, 200)
