import type { Lesson } from '../../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../../cms/contract/page-paths.ts'
import { savedFiles } from '../../../features/recording/saved-recordings.ts'
import { TakeHome } from '../../../features/take-home/take-home.tsx'

interface TakeHomeStageProps {
  lesson: Lesson
  lessonsPath: string
}

/** What can be taken along from this lesson. */
export function TakeHomeStage({ lesson, lessonsPath }: TakeHomeStageProps) {
  const { lessonNumber, vocabulary, phrases, quizQuestions, practiceActivities } = lesson
  const hasWords = vocabulary.length + phrases.length > 0
  return (
    <TakeHome
      lesson={lesson}
      lessonPath={pagePaths.lesson(lessonsPath.split('/').at(-1) ?? '', lessonNumber)}
      worksheetPath={
        hasWords || quizQuestions.length > 0 ? pagePaths.worksheet(lessonsPath, lessonNumber) : null
      }
      hasWords={hasWords}
      recordings={practiceActivities.some(({ type }) => type === 'speaking') ? savedFiles : null}
    />
  )
}
