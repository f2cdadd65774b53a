import { useKeptPassport } from '../../passport/passport.ts'
import { useAskedCode } from '../../router/use-asked-code.ts'
import { unfinishedLesson } from './unfinished-lesson.ts'

interface ContinueLessonProps {
  /** Of one course alone; of any where it is missing. */
  courseId?: number
}

const loadLink = async () => (await import('./continue-link.tsx')).ContinueLink

/**
 * The way back to what was begun last. It stands in the space above a section and moves nothing;
 * who has begun nothing neither sees it nor fetches anything for it.
 */
export function ContinueLesson({ courseId }: ContinueLessonProps) {
  const progress = unfinishedLesson(useKeptPassport(), courseId)
  const code = useAskedCode(loadLink, progress !== null)
  if (!progress || typeof code === 'string') return null
  return <code.Part key={progress.lessonId} progress={progress} />
}
