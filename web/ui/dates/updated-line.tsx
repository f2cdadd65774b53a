import { formatDate } from './format-date.ts'
import { updatedText } from './updated-text.ts'
import { useNow } from './use-now.ts'

interface UpdatedLineProps {
  date: string
  className?: string | undefined
}

/** 'Updated Yesterday'; the plain date where the reader's clock is not known. */
export function UpdatedLine({ date, className }: UpdatedLineProps) {
  const now = useNow()
  return (
    <p className={className}>
      Updated <time dateTime={date}>{now ? updatedText(date, now) : formatDate(date)}</time>
    </p>
  )
}
