import { useParams } from 'react-router-dom'
import { clipPaths } from '../../../cms/contract/clip-paths.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { apiPaths } from '../../../cms/contract/paths.ts'
import { studioPaths } from '../../../cms/contract/studio-paths.ts'
import { AdminPage } from '../../layout/admin-page.tsx'
import { parseId, parseSlug } from '../../router/route-params.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ListOfWords, type ReadList } from './list-of-words.tsx'

/** The words of a lesson, or of an exercise, read aloud by the tutor. */
export function Screen() {
  const list = listOf(useParams())
  return (
    <AdminPage
      title="Read the words aloud"
      description="One take, cut into a clip for each word."
      actions={
        <SiteLink to={`${pagePaths.admin}?tab=manage`} className={buttonClass('plain')}>
          All lessons
        </SiteLink>
      }
    >
      {list ? (
        <ListOfWords key={list.clips} list={list} />
      ) : (
        <Notice
          level={2}
          title="No such list"
          text="There is no lesson or exercise at this address."
        />
      )}
    </AdminPage>
  )
}

/** What an address names. The tutor reads the words as she has written them last. */
function listOf({ lessonId, address }: Record<string, string | undefined>): ReadList | null {
  const id = parseId(lessonId)
  if (id !== null) {
    return {
      clips: clipPaths.lessonClips(id),
      words: `${apiPaths.lessonPractice(id)}?draft=1`,
      studio: studioPaths.document('lessons', id),
    }
  }
  const slug = parseSlug(address)
  if (slug === null) return null
  return {
    clips: clipPaths.exerciseClips(slug),
    words: `${apiPaths.exercise(slug)}?draft=1`,
    studio: studioPaths.list('exercises'),
  }
}
