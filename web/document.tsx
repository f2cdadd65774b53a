import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import './fonts.css'
import './tokens.css'
import './base.css'
import { defaultPalette } from '../cms/contract/palettes.ts'
import { answerCache } from './data/answer-cache.ts'
import { useSite } from './data/site.ts'
import { FailedReads, swrDefaults } from './data/use-read.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { repeatEarlyInput } from './page/after-first-paint.ts'
import { SiteUrl } from './page/site-url.ts'
import { RoutedScreen } from './router/routed-screen.tsx'
import { ToastProvider } from './ui/toasts/toast-provider.tsx'

export interface DocumentProps {
  /** The contract's answers that the page was rendered with, by path. */
  answers: Readonly<Record<string, unknown>>
  failedReads: Readonly<Record<string, number>>
  siteUrl: string
}

/** The whole page, the same on the server and in the browser, inside a router. */
export function SiteDocument({ answers, failedReads, siteUrl }: DocumentProps) {
  const [swr] = useState(() => ({ ...swrDefaults, provider: () => answerCache(answers) }))
  useEffect(() => void repeatEarlyInput(), [])
  return (
    <SiteUrl value={siteUrl}>
      <SWRConfig value={swr}>
        <FirstPageFailures failedReads={failedReads}>
          <Html />
        </FirstPageFailures>
      </SWRConfig>
    </SiteUrl>
  )
}

/** The document itself, on the paper that the tutor has chosen. */
function Html() {
  const { palette: chosen, icon } = useSite()
  const [palette] = useState(chosen) // the page carries the colours of no other
  const isDefault = palette === defaultPalette
  return (
    <html lang="en" data-palette={isDefault ? undefined : palette}>
      {/* biome-ignore lint/style/noHeadElement: a rule for pages of Next; this is the document itself */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* The colours of the first paper; of the others browsers take what the page is drawn on. */}
        {isDefault && (
          <>
            <meta name="theme-color" content="#fdfaf4" media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content="#1a1511" media="(prefers-color-scheme: dark)" />
          </>
        )}
        {icon === '' ? (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ) : (
          <link rel="icon" href={`/icon-192.png?${icon}`} type="image/png" />
        )}
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <ToastProvider>
          <SiteLayout>
            <CurrentScreen />
          </SiteLayout>
        </ToastProvider>
      </body>
    </html>
  )
}

/**
 * A screen starts afresh at every address, so that no state of one lesson carries over to the next.
 */
function CurrentScreen() {
  const { pathname } = useLocation()
  return <RoutedScreen key={pathname} pathname={pathname} />
}

/** The server's failed reads belong to the page it rendered, until the visitor leaves that page. */
function FirstPageFailures({ failedReads, children }: Failures) {
  const { pathname } = useLocation()
  const [firstPath, forget] = useState(pathname)
  if (firstPath && firstPath !== pathname) forget('')
  return <FailedReads value={firstPath ? failedReads : none}>{children}</FailedReads>
}

interface Failures {
  failedReads: DocumentProps['failedReads']
  children: ReactNode
}

const none = {}
