/** The public screens of the header and the footer, in their order (spec §2 'Layout'). */
export const navigation = [
  { to: '/', label: 'Home' },
  { to: '/courses', label: 'Courses' },
  { to: '/testimonials', label: 'Testimonials' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
] as const

/** 'page' for the link to this very page, 'true' where the page lies below it. */
export function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined
}
