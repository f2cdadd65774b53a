import { useEffect, useState } from 'react'
import { isPlaceOnPage } from '../../layout/place-on-page.ts'

/**
 * The secret behind the `#` of the address, which it leaves at once; null where there is none, and
 * undefined until the page is alive.
 */
export function useSecretOfAddress(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>()
  useEffect(() => {
    const given = secretInAddress()
    if (given) history.replaceState(history.state, '', location.pathname)
    setSecret((before) => given || (before ?? null))
    // Another link in the same tab: what has been read for somebody else must go.
    const reload = () => secretInAddress() !== '' && location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])
  return secret
}

function secretInAddress(): string {
  const fragment = location.hash.slice(1)
  return isPlaceOnPage(fragment) ? '' : fragment
}
