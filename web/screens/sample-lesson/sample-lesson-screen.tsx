import { defaultCourseSlug, pagePaths } from '../../../cms/contract/page-paths.ts'
import { PageHead } from '../../page/page-head.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'

const target = pagePaths.lesson(defaultCourseSlug, 1)

/** Says where it leads and goes there at once, without script too (spec §2). */
export function Screen() {
  return (
    <>
      <PageHead
        isHidden
        title="Sample lesson"
        description="Leads to the first lesson of the course Speak Fluently."
      />
      <meta httpEquiv="refresh" content={`0; url=${target}`} />
      <Notice
        picture={<VoiceLine text="Speak fluently" />}
        title="Redirecting to the sample lesson…"
      >
        <a href={target}>Open the lesson</a>
      </Notice>
    </>
  )
}
