/** The public screens of the header and the footer, in their order (spec §2 'Layout'). */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/courses', label: 'Courses' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
] as const

/** Pages that belong to the courses and do not stand below their address. */
const amongCourses = /^\/(?:course|view-lessons|view-lesson-details)(?:\/|$)/

/** 'page' for the link to this very page, 'true' where the page lies below it. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  const isBelow =
    pathname.startsWith(`${to}/`) || (to === '/courses' && amongCourses.test(pathname))
  return to !== '/' && isBelow ? 'true' : undefined
}
