import type { Course } from '../../cms/contract/course.ts'
import { pagePaths } from '../../cms/contract/page-paths.ts'
import type { Coach, FaqItem } from '../../cms/contract/pages.ts'
import type { Site } from '../../cms/contract/site.ts'

/**
 * schema.org data of the pages; no ratings, since a site may not rate itself. Written by the server
 * alone, so that browsers do not load what only search engines read.
 */
export const faqData = (items: readonly FaqItem[]) =>
  import.meta.env.SSR && {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }

export function organizationData(site: Site, siteUrl: string) {
  if (!import.meta.env.SSR) return false
  const profiles = site.social.flatMap(({ url }) => url || [])
  return {
    '@type': 'EducationalOrganization',
    '@id': `${siteUrl}/#organization`,
    name: site.brand,
    url: `${siteUrl}/`,
    areaServed: site.region,
    ...(site.logo ? { logo: siteUrl + site.logo.src } : {}),
    ...(site.email === '' ? {} : { email: site.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

export const coachData = (coach: Coach, site: Site, siteUrl: string) =>
  import.meta.env.SSR && {
    '@type': 'Person',
    '@id': `${siteUrl}${pagePaths.about}#coach`,
    name: coach.name,
    jobTitle: 'English coach',
    ...(coach.portrait ? { image: siteUrl + coach.portrait.src } : {}),
    url: `${siteUrl}${pagePaths.about}`,
    worksFor: { '@id': `${siteUrl}/#organization`, '@type': 'Organization', name: site.brand },
  }

export const courseData = (course: Course, site: Site, siteUrl: string) =>
  import.meta.env.SSR && {
    '@type': 'Course',
    name: course.name,
    description: course.description,
    url: siteUrl + pagePaths.course(course.id),
    inLanguage: 'en',
    provider: { '@type': 'EducationalOrganization', name: site.brand, url: `${siteUrl}/` },
    ...(course.lessons === 0 ? {} : { hasCourseInstance: instanceOf(course) }),
  }

/** The pages above one, from the home page down to itself. */
export const breadcrumbData = (trail: readonly { name: string; path: string }[], siteUrl: string) =>
  import.meta.env.SSR && {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: pagePaths.home }, ...trail].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: siteUrl + path,
      }),
    ),
  }

const instanceOf = ({ lessons, minutes = lessonMinutes }: Course) => ({
  '@type': 'CourseInstance',
  courseMode: 'Online',
  courseWorkload: `PT${lessons * minutes}M`,
})

/** A lesson is announced with 45 minutes where the tutor says nothing else (spec §9). */
const lessonMinutes = 45
