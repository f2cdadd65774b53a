import { useId } from 'react'
import type { FaqItem } from '../../../cms/contract/pages.ts'
import { JsonLd } from '../../page/json-ld.tsx'
import { faqData } from '../../page/structured-data.ts'
import styles from './faq-list.module.css'

/** Questions, one of them open at a time, which can be closed again: `name` ties them together. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  const name = useId()
  return (
    <div className={styles.list}>
      {items.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>
            <h3>{question}</h3>
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
      {items.length > 0 && <JsonLd data={faqData(items)} />}
    </div>
  )
}
