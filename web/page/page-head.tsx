import { use } from 'react'
import { useLocation } from 'react-router-dom'
import type { CourseSummary } from '../../cms/contract/course.ts'
import { useSite } from '../data/site.ts'
import { JsonLd } from './json-ld.tsx'
import { SiteUrl } from './site-url.ts'
import { breadcrumbData } from './structured-data.ts'

interface PageHeadProps {
  title: string
  description: string
  /** Kept out of search engines: admin screens and pages that are not there. */
  isHidden?: boolean
  /** The one address of a page that answers at several. */
  canonicalPath?: string | undefined
  /** The course whose picture stands for the page where it is shared: its cover, or its name. */
  course?: Pick<CourseSummary, 'id' | 'cover'> | null
  /** The picture /og/{picture}.png of a page without a course. */
  picture?: string | undefined
  /** The pages from the home page (not named) down to this one. */
  trail?: readonly { name: string; path: string }[]
}

/** What a page says of itself; React moves it into the document's head. */
export function PageHead(props: PageHeadProps) {
  const {
    title,
    description,
    isHidden,
    canonicalPath,
    course,
    picture = course ? `course-${course.id}` : 'home',
    trail,
  } = props
  const { brand, sharePicture } = useSite()
  const isPhotograph = course ? course.cover : sharePicture
  const { pathname } = useLocation()
  const siteUrl = use(SiteUrl)
  const address = siteUrl + (canonicalPath ?? pathname)
  const fullTitle = `${title} · ${brand}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isHidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand} />
          <meta property="og:locale" content="en" />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta
            property="og:image"
            content={`${siteUrl}/og/${picture}.${isPhotograph ? 'jpg' : 'png'}`}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
          {trail && <JsonLd data={breadcrumbData(trail, siteUrl)} />}
        </>
      )}
    </>
  )
}
