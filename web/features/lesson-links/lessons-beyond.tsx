import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Stands in the place of a part behind the last lesson: there were more when its link was made. */
export const LessonsBeyond = ({ path }: { path: string }) => (
  <Notice
    level={2}
    title="The list ends before this page"
    text="It may have been longer when this link was made."
  >
    <SiteLink to={path} className={buttonClass('plain')}>
      Back to the first lessons
    </SiteLink>
  </Notice>
)
