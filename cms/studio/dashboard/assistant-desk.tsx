import { Gutter, Link } from '@payloadcms/ui'
import type { Payload, TypedUser } from 'payload'
import { readDrafts } from '../../content/desk/read-drafts.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import styles from './dashboard.module.css'
import { DeskLines, MoreLines } from './desk-lines.tsx'
import { MadePasswordLine } from './made-password-line.tsx'

/** An assistant's desk: what she writes, and none of what is the owner's alone (decision 145). */
export async function AssistantDesk({ payload, user }: { payload: Payload; user: TypedUser }) {
  const { count, lines, more } = await readDrafts(payload, user)
  return (
    <main>
      <Gutter className={styles.desk}>
        <h1 className={styles.title}>Your desk</h1>
        <ul className={styles.begin}>
          <li>
            <Link href={studioPaths.create('lessons')} prefetch={false}>
              Write a lesson
            </Link>
          </li>
          <li>
            <Link href={studioPaths.create('exercises')} prefetch={false}>
              Write an exercise
            </Link>
          </li>
          <li>
            <a href={pagePaths.admin}>Upload an HTML lesson</a>
          </li>
          <li>
            <a href="/">See the site</a>
          </li>
        </ul>
        <MadePasswordLine payload={payload} id={Number(user.id)} />
        <section aria-labelledby="drafts">
          <h2 id="drafts" className={styles.heading}>
            Drafts <span className={styles.count}>{count}</span>
          </h2>
          {count === 0 && <p className={styles.empty}>There are no drafts. Start one above.</p>}
          <DeskLines lines={lines} now={Date.now()} />
          <MoreLines more={more} />
          <p className={styles.empty}>
            You write drafts. The owner of this site looks at them and publishes them.
          </p>
        </section>
      </Gutter>
    </main>
  )
}
