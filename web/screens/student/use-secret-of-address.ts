import { useEffect, useState } from 'react'
import { isPlaceOnPage } from '../../layout/place-on-page.ts'

/**
 * The secret behind the `#` of the address; null where there is none, and undefined until the page is
 * alive. It stays in the address until `useSpentSecret` takes it out.
 */
export function useSecretOfAddress(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>()
  useEffect(() => {
    setSecret(secretInAddress() || null)
    // Another link in the same tab: what has been read for somebody else must go.
    const reload = () => secretInAddress() !== '' && location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])
  return secret
}

/**
 * Takes a secret out of the address once the server has answered (decision 110). Until then the
 * address alone has it: a reload would lose the link.
 */
export function useSpentSecret(secret: string | null | undefined, isAnswered: boolean): void {
  useEffect(() => {
    // Who is already on the way to another page has its address.
    if (!isAnswered || !secret || secretInAddress() !== secret) return
    history.replaceState(history.state, '', location.pathname)
  }, [secret, isAnswered])
}

function secretInAddress(): string {
  const fragment = location.hash.slice(1)
  return isPlaceOnPage(fragment) ? '' : fragment
}
