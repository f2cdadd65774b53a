'use client'
import { Link } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type DeskBarLink, deskBar, deskBarMark } from '../../contract/desk-bar.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { useIsOwner } from '../client/use-is-owner.ts'
import styles from './desk-bar.module.css'

/** The bar that /admin has too (`web/layout/admin-header.tsx`), over every page of the studio. */
export function DeskBar() {
  const pathname = usePathname()
  const isOwner = useIsOwner()
  const isShown = ({ isOwners }: DeskBarLink) => !isOwners || isOwner
  return (
    <nav aria-label="Admin" className={styles.bar}>
      <ul>
        {deskBar.filter(isShown).map((link) => (
          <li key={link.to}>
            <BarLink link={link} mark={deskBarMark(link, pathname)} />
          </li>
        ))}
        <li className={styles.site}>
          <a href="/">See the site</a>
        </li>
      </ul>
    </nav>
  )
}

interface BarLinkProps {
  link: DeskBarLink
  mark: ReturnType<typeof deskBarMark>
}

/** What is no page of the studio is loaded whole. */
function BarLink({ link: { to, label }, mark }: BarLinkProps) {
  if (!to.startsWith(studioPaths.home)) return <a href={to}>{label}</a>
  return (
    <Link href={to} prefetch={false} aria-current={mark}>
      {label}
    </Link>
  )
}
