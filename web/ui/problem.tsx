import { useState } from 'react'

/** Why a press has come to nothing; told once more it is another one, though in the same words. */
export interface Told {
  text: string
  times: number
}

export function useProblem() {
  const [problem, setProblem] = useState<Told>({ text: '', times: 0 })
  const tell = (text: string) => setProblem(({ times }) => ({ text, times: times + 1 }))
  return { problem, tell }
}

interface ProblemProps {
  told: Told
  className?: string | undefined
}

/** Says aloud what is wrong, each time anew: the same words in the same place would be silent. */
export function Problem({ told: { text, times }, className }: ProblemProps) {
  if (text === '') return null
  return (
    <p key={times} role="alert" className={className}>
      {text}
    </p>
  )
}
