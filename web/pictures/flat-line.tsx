import { Picture } from '../ui/picture.tsx'
import { voicePath } from '../ui/voice-path.ts'

/** A line that was speaking and has gone flat. */
export function FlatLine({ className }: { className?: string | undefined }) {
  const { d, width } = voicePath('Here is the page that you')
  return (
    <Picture width={420} height={60} className={className}>
      <path data-tone="accent" transform="translate(0 30)" d={`${d}h${420 - width}`} />
    </Picture>
  )
}
