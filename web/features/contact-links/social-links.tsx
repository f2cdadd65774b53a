import type { Site, SocialNetwork } from '../../../cms/contract/site.ts'
import styles from './social-links.module.css'

const networks: readonly { network: SocialNetwork; name: string; line: string }[] = [
  {
    network: 'facebook',
    name: 'Facebook',
    line: 'M15 3h-2.5A4.5 4.5 0 0 0 8 7.5V10H5v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h3z',
  },
  {
    network: 'instagram',
    name: 'Instagram',
    line: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M17 6.9v.2',
  },
  {
    network: 'linkedin',
    name: 'LinkedIn',
    line: 'M4 9h4v12H4zM6 3.5v1M11 21V9h4v2c2-3.5 6-2.5 6 2v8h-4v-7c0-2.5-2-2.5-2 0v7z',
  },
  {
    network: 'x',
    name: 'X',
    line: 'M4 4l6.2 8.2L4.4 20H7l4.5-5.9L16 20h4.5l-6.5-8.7L19.5 4H17l-4.3 5.5L8.5 4z',
  },
  {
    network: 'youtube',
    name: 'YouTube',
    line: 'M5 6c4-.7 10-.7 14 0 1.3.3 2 1.2 2 2.5v7c0 1.3-.7 2.2-2 2.5-4 .7-10 .7-14 0-1.3-.3-2-1.2-2-2.5v-7C3 7.2 3.7 6.3 5 6zM10 9l5.5 3-5.5 3z',
  },
]

/** Five icons; one whose address is not set is no link (decision 22). */
export function SocialLinks({ social }: { social: Site['social'] }) {
  return (
    <ul className={styles.list}>
      {networks.map(({ network, name, line }) => {
        const url = social.find((link) => link.network === network)?.url ?? ''
        const icon = (
          <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
            <path d={line} />
          </svg>
        )
        return (
          <li key={network}>
            {url === '' ? (
              <span className={styles.unset}>
                {icon}
                <span className="visually-hidden">{`${name}: not set`}</span>
              </span>
            ) : (
              <a href={url} target="_blank" rel="noopener me" className={styles.link}>
                {icon}
                <span className="visually-hidden">{`${name} (opens in a new tab)`}</span>
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
