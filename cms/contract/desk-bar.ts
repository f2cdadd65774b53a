import { pagePaths } from './page-paths.ts'
import { studioPaths } from './studio-paths.ts'

/** One way of the bar that stands over every page of the tutor's, with the same words everywhere. */
export interface DeskBarLink {
  to: string
  label: string
  /** The further addresses that belong to it. */
  also: RegExp
  /** No way of an assistant's (decision 145). */
  isOwners?: true
}

export const deskBar: readonly DeskBarLink[] = [
  { to: pagePaths.admin, label: 'Courses & lessons', also: /^\/admin\/read-aloud\// },
  {
    to: pagePaths.courseFiles,
    label: 'Course files',
    also: /^\/admin\/course-file-manager\//,
    isOwners: true,
  },
  { to: pagePaths.dashboard, label: 'Dashboard', also: /^\/admin\/legacy$/ },
  {
    to: studioPaths.list('contact-messages'),
    label: 'Messages',
    also: /^\/studio\/collections\/contact-messages\//,
    isOwners: true,
  },
  {
    to: studioPaths.list('students'),
    label: 'Students',
    also: /^\/studio\/collections\/students\//,
    isOwners: true,
  },
  { to: studioPaths.home, label: 'Studio', also: /^\/studio\// },
]

/** Where one is: 'page' for the link to this very page, 'true' where the page lies below it. */
export function deskBarMark(link: DeskBarLink, pathname: string): 'page' | 'true' | undefined {
  if (pathname === link.to) return 'page'
  const first = deskBar.find(({ to, also }) => pathname === to || also.test(pathname))
  return first === link ? 'true' : undefined
}
