import { useEffect, useRef, useState } from 'react'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import { CertificatePaper } from '../../features/certificate/certificate-paper.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './certificate-screen.module.css'
import type { Signed } from './make-record.ts'

/** The signed paper, and what to do with it. */
export function MadeRecord({ signed }: { signed: Signed }) {
  const { text, credential, qr, record } = signed
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const address = certificatePaths.verifyText(text)
  return (
    <div className={styles.made}>
      <div className={styles.unprinted}>
        <h2 ref={heading} tabIndex={-1}>
          Your record is signed
        </h2>
        <p>
          Print it, or save its address: it contains the whole record, and this site keeps no copy.
          To print it in its colours, choose A4 and landscape.
        </p>
        <p className={styles.actions}>
          <Button tone="main" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          {/* A real navigation: what stands behind # is read by the page that it opens. */}
          <a href={address} className={buttonClass('plain')}>
            Open the record
          </a>
          <CopyAddress address={address} />
          <a
            href={`data:application/jwt,${credential}`}
            download="record-of-practice.jwt"
            className={buttonClass('quiet')}
          >
            Save for a wallet (.jwt)
          </a>
        </p>
      </div>
      <CertificatePaper record={record} checkedAt={record.siteUrl} qr={qr} />
    </div>
  )
}

function CopyAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  async function copy() {
    const whole = new URL(address, window.location.href).href
    const isCopied = await navigator.clipboard?.writeText(whole).then(
      () => true,
      () => false, // the browser was told not to allow it
    )
    setCopied(isCopied ? 'yes' : 'no')
  }
  const said = { yes: 'Address copied', no: 'Copying is not allowed here' }
  return <Button onClick={copy}>{copied ? said[copied] : 'Copy the address'}</Button>
}
