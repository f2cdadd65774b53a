import { pagePaths } from '../../cms/contract/page-paths.ts'

/** The public screens of the header and the footer, in their order (spec §2 'Layout'). */
export const navigation = [
  { to: pagePaths.home, label: 'Home' },
  { to: pagePaths.courses, label: 'Courses' },
  { to: pagePaths.testimonials, label: 'Testimonials' },
  { to: pagePaths.about, label: 'About' },
  { to: pagePaths.contact, label: 'Contact' },
] as const

/** Pages that belong to the courses and do not stand below their address. */
const amongCourses = /^\/(?:course|view-lessons|view-lesson-details)(?:\/|$)/

/** 'page' for the link to this very page, 'true' where the page lies below it. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isBelow =
    pathname.startsWith(`${to}/`) || (to === pagePaths.courses && amongCourses.test(pathname))
  return to !== '/' && isBelow ? 'true' : undefined
}
