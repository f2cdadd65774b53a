import { PageHead } from '../../page/page-head.tsx'
import { FlatLine } from '../../pictures/flat-line.tsx'
import { type Load, notFound } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

export const load: Load = async () => notFound

export function Screen() {
  return (
    <>
      <PageHead
        isHidden
        title="404 Page Not Found"
        description="There is no page at this address."
      />
      <Notice
        picture={<FlatLine />}
        title="404 Page Not Found"
        text="There is no page at this address. Perhaps it has moved, or a letter is missing."
      >
        <SiteLink to="/" className={buttonClass('main')}>
          Go to the home page
        </SiteLink>
        <SiteLink to="/courses" className={buttonClass('plain')}>
          Browse all courses
        </SiteLink>
      </Notice>
    </>
  )
}
