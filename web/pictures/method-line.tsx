import { Picture } from '../ui/picture.tsx'
import { swingPath } from '../ui/voice-path.ts'

const grown = [1, 2, 3, 4, 5, 7, 8, 10, 12, 14, 16, 18]
const full = [20, 14, 22, 9, 18, 24, 12, 20, 8, 16, 5, 0]

const steps = [
  <>
    <path
      key="line"
      d="M0 40h20l6-16 6 34 7-27 5 9h20M96 40h10l6-24 7 40 6-16h12M186 40h6l5-10 5 16 5-6h33"
    />
    <ellipse key="mark" data-tone="pencil" cx="80" cy="40" rx="25" ry="17" />
    <path key="mark-2" data-tone="pencil" d="M148 34q5-7 10 0t10 0 10 0" />
  </>,
  <>
    <path key="line" d="M0 40h240" strokeDasharray="1 7" />
    <path key="marks" d="M40 32v16M80 32v16M120 32v16M160 32v16M200 32v16" />
    <path
      key="plan"
      data-tone="accent"
      d="M0 40q20-34 40 0t40 0 40 0 40 0 40 0 40 0"
      strokeDasharray="5 5"
    />
  </>,
  <path key="line" transform="translate(0 40)" d={swingPath(grown, 240)} />,
  <path
    key="line"
    transform="translate(0 40)"
    data-tone="accent"
    d={swingPath(full, 240)}
    strokeWidth="3"
  />,
] as const

interface MethodLineProps {
  /** Which of the four steps, from 0: halting, planned, growing, free. */
  step: number
  className?: string | undefined
}

/** One line through four steps; the end of each is the beginning of the next. */
export function MethodLine({ step, className }: MethodLineProps) {
  return (
    <Picture width={240} height={80} className={className}>
      {steps[step % steps.length]}
    </Picture>
  )
}
