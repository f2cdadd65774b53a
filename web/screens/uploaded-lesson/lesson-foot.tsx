import type { Lesson } from '../../../cms/contract/lesson.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useLessonWordCount } from '../../data/lessons.ts'
import { dataOf } from '../../data/use-read.ts'
import { useIsDraft } from '../../page/draft-view.ts'
import { later } from '../../router/later.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import styles from './lesson-foot.module.css'

// What she says of it is for later, and so is the code that remembers it.
const FinishButton = later(
  async () => (await import('../../features/progress/finish-button.tsx')).FinishButton,
)

/** What a learner may do at the end; each part has its room before it comes, so that nothing moves. */
export function LessonFoot({ lesson: { id, courseId, title } }: { lesson: Lesson }) {
  const isDraft = useIsDraft()
  const words = dataOf(useLessonWordCount(id))?.words ?? 0
  return (
    <div className={styles.foot}>
      {!isDraft && <FinishButton lesson={{ courseId, lessonId: id, title }} />}
      {words > 0 && (
        <SiteLink to={pagePaths.practiseUploaded(id)} className={styles.practise}>
          Practise these words
        </SiteLink>
      )}
    </div>
  )
}
