import type { ReactNode } from 'react'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { useSite } from '../../data/site.ts'
import { SiteLink } from '../../router/site-link.tsx'

interface BookingLinkProps {
  className?: string | undefined
  children: ReactNode
}

/** Opens the booking page in a new tab; without one it leads to the contact page (decision 23). */
export function BookingLink({ className, children }: BookingLinkProps) {
  const { bookingUrl } = useSite()
  if (bookingUrl === '') {
    return (
      <SiteLink to={pagePaths.contact} className={className}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a href={bookingUrl} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}
