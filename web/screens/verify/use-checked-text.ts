import { useEffect, useState } from 'react'
import {
  type Checked,
  checkCertificate,
  type PublicKey,
} from '../../../cms/certificate/reading/check-certificate.ts'
import { checkOnServer, usePublicKeys } from '../../data/certificates.ts'
import { canCheckHere, isSignedByHere } from '../../features/certificate/web-crypto.ts'

/** What is known of a text: the browser itself checks it, unless it cannot. */
export type Checking =
  | { state: 'checking' | 'unable' | 'no-keys' | 'not-answered' }
  | { state: 'checked'; result: Checked }

/** Checks a signed text in the browser; `askSite` sends it to the site where that cannot be. */
export function useCheckedText(text: string) {
  const keys = usePublicKeys(text !== '')
  const [known, setKnown] = useState<{ text: string; checking: Checking }>()
  const list = keys.state === 'ready' ? keys.data.keys : null

  useEffect(() => {
    if (!list || text === '') return
    let isCurrent = true
    checkHere(text, list).then((checking) => {
      if (isCurrent) setKnown({ text, checking })
    })
    return () => {
      isCurrent = false
    }
  }, [list, text])

  async function askSite() {
    setKnown({ text, checking: { state: 'checking' } })
    setKnown({ text, checking: await checkThere(text) })
  }

  const hasFailed = keys.state === 'error' || keys.state === 'missing'
  const checking: Checking = hasFailed
    ? { state: 'no-keys' }
    : known?.text === text
      ? known.checking
      : { state: 'checking' }
  return { checking, askSite }
}

async function checkHere(text: string, keys: readonly PublicKey[]): Promise<Checking> {
  const [key] = keys
  if (!key || !(await canCheckHere(key))) return { state: 'unable' }
  const result = await checkCertificate(text, { keys, isSignedBy: isSignedByHere })
  return { state: 'checked', result }
}

async function checkThere(text: string): Promise<Checking> {
  try {
    const answer = await checkOnServer(text)
    if (answer.outcome === 'genuine') return { state: 'checked', result: answer }
    const { reason, host = null } = answer
    const refusal = reason === 'unknown-key' ? { reason, host } : { reason }
    return { state: 'checked', result: { outcome: 'refused', ...refusal } }
  } catch {
    return { state: 'not-answered' }
  }
}
