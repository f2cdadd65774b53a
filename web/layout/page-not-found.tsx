import { pagePaths } from '../../cms/contract/page-paths.ts'
import { PageHead } from '../page/page-head.tsx'
import { FlatLine } from '../pictures/flat-line.tsx'
import { SiteLink } from '../router/site-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** What stands in the page's place where there is none (spec §8). */
export function PageNotFound() {
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
        <SiteLink to={pagePaths.courses} className={buttonClass('plain')}>
          Browse all courses
        </SiteLink>
      </Notice>
    </>
  )
}
