import { clsx } from 'clsx'
import styles from './rich-text.module.css'

interface RichTextProps {
  /** Sanitized by the server, as the contract promises. */
  html: string
  className?: string | undefined
}

/** What the tutor has written with headings, lists and links. */
export function RichText({ html, className }: RichTextProps) {
  return (
    <div
      className={clsx(styles.text, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract gives sanitized HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
