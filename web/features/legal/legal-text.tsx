import type { ReactNode } from 'react'
import type { LegalPage } from '../../../cms/contract/pages.ts'
import type { ReadState } from '../../data/use-read.ts'
import { ReadersDay } from '../../ui/dates/readers-day.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import styles from './legal-text.module.css'

interface LegalTextProps {
  title: string
  text: ReadState<LegalPage>
  /** Beside the title: what belongs to it. */
  children?: ReactNode
}

/** A page of small print, set to be read (decision 5). */
export function LegalText({ title, text, children }: LegalTextProps) {
  if (text.state === 'loading') return <Loading />
  if (text.state === 'error') return <LoadError title={title} />
  if (text.state === 'missing' || text.data.html === '') {
    return <Notice title={title} text="This text is being written." />
  }
  return (
    <Page>
      <PageTitle title={text.data.title}>
        <p>
          Last changed <ReadersDay date={text.data.updatedAt} />
        </p>
        {children}
      </PageTitle>
      <RichText html={text.data.html} className={styles.text} />
    </Page>
  )
}
