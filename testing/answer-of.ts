import { type LessonPart, partOf } from '../cms/api/reader/lesson-part.ts'
import type { CourseSummary } from '../cms/contract/course.ts'
import type { LessonListItem } from '../cms/contract/lesson.ts'
import type { FakeAnswers } from './fake-contract.ts'

/**
 * The answer at a path, as the contract's endpoints give it: what is asked of a list by its
 * parameters is taken from the whole list. null where there is none.
 * @throws Error where the answer, or the list it is part of, is an error.
 */
export function answerOf(answers: FakeAnswers, path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://contract')
  const answer = answers[path] ?? answers[pathname] ?? null
  if (answer instanceof Error) throw answer
  if (path in answers || !Array.isArray(answer)) return answer
  return pathname.endsWith('/lessons')
    ? partOf<LessonListItem>(answer, lessonPartOf(searchParams))
    : answer.filter((course: CourseSummary) => isMeant(course, searchParams))
}

function lessonPartOf(asked: URLSearchParams): LessonPart | undefined {
  const [from, limit, beside] = ['from', 'limit', 'beside'].map((name) => asked.get(name))
  if (beside) return { beside: Number(beside) }
  return limit ? { from: from ? Number(from) : undefined, limit: Number(limit) } : undefined
}

const isMeant = ({ id, slug }: CourseSummary, asked: URLSearchParams) =>
  (asked.get('slug') ?? slug) === slug && Number(asked.get('id') ?? id) === id
