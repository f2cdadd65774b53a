import { use } from 'react'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import { GenuineRecord } from '../../features/certificate/genuine-record.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { SiteUrl } from '../../page/site-url.ts'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { useAction } from '../../ui/use-action.ts'
import { PasteForm } from './paste-form.tsx'
import { refusalText } from './refusal-texts.ts'
import { useTextInAddress } from './text-in-address.ts'
import { type Checking, useCheckedText } from './use-checked-text.ts'
import styles from './verify-screen.module.css'

const title = 'Check a record of practice'

export function Screen() {
  const text = useTextInAddress()
  return (
    <Page className={styles.page}>
      <PageHead
        title={title}
        description="Scan the QR code of a record of practice or paste its address to see whether this site signed it."
        trail={[{ name: title, path: certificatePaths.verify }]}
      />
      <div className={styles.unprinted}>
        <PageTitle
          title={title}
          lead="A record of practice carries this site’s signature. Here you can see exactly what was signed."
        />
        <noscript>
          <p className={styles.verdict} data-verdict="refused">
            This check needs JavaScript, because the record stays on your device. Please allow
            JavaScript for this site, or open the address in another browser.
          </p>
        </noscript>
      </div>
      <div role="status">{text !== '' && <Result key={text} text={text} />}</div>
      <Section
        title={text === '' ? 'Paste a record' : 'Check another one'}
        note={<p>Or scan the QR code on the paper with a phone: it leads here.</p>}
        className={styles.unprinted}
      >
        <PasteForm />
      </Section>
    </Page>
  )
}

function Result({ text }: { text: string }) {
  const { checking, askSite } = useCheckedText(text)
  const siteUrl = use(SiteUrl)
  const { run, isPending } = useAction(askSite)
  if (checking.state === 'checked' && checking.result.outcome === 'genuine') {
    return (
      <>
        <GenuineRecord text={text} record={checking.result.record} siteUrl={siteUrl} />
        <p className={styles.unprinted}>
          <Button onClick={() => window.print()}>Print it</Button>
        </p>
      </>
    )
  }
  if (checking.state === 'checking' || isPending) return <p>Checking the signature…</p>
  const { title: heading, text: reason } = verdictOf(checking, new URL(siteUrl).host)
  return (
    <div className={styles.verdict} data-verdict={checking.state}>
      <h2>{heading}</h2>
      <p>{reason}</p>
      {checking.state === 'no-keys' && (
        <Button onClick={() => window.location.reload()}>Try again</Button>
      )}
      {(checking.state === 'unable' || checking.state === 'not-answered') && (
        <Button onClick={run}>Let the site check it</Button>
      )}
    </div>
  )
}

function verdictOf(checking: Checking, host: string) {
  if (checking.state === 'checked' && checking.result.outcome === 'refused') {
    return refusalText(checking.result, host)
  }
  return checking.state === 'unable' ? unable : checking.state === 'no-keys' ? noKeys : notAnswered
}

const unable = {
  title: 'This browser cannot check it by itself',
  text: 'It does not know this kind of signature. The site can check it instead: then the text, with the name in it, is sent there. It is not stored.',
}

const noKeys = {
  title: 'The site’s keys could not be fetched',
  text: 'Without them, this page cannot check the record. Please check your connection and try again.',
}

const notAnswered = {
  title: 'The site did not answer',
  text: 'Please check your connection and try again in a minute.',
}
