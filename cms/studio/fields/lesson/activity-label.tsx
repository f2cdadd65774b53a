'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useOpenWhileEmpty } from '../open-while-empty.ts'

interface Activity {
  type?: string
  questions?: { text?: string }[]
}

/** The heading of a collapsed activity: 'Speaking · Tell a story about …'. */
export function ActivityLabel() {
  const { data, path } = useRowLabel<Activity>()
  const kind = data?.type === 'writing' ? 'Writing' : 'Speaking'
  const questions = Array.isArray(data?.questions) ? data.questions.length : 0
  useOpenWhileEmpty(path, questions === 0)
  return <span>{`${kind} · ${questions} ${questions === 1 ? 'question' : 'questions'}`}</span>
}
