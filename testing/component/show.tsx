import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { swrDefaults } from '../../web/data/use-read.ts'
import { ToastProvider } from '../../web/ui/toasts/toast-provider.tsx'

interface Place {
  /** The address that the part stands at. */
  address?: string
  /** What the site has read already, by path. */
  answers?: Record<string, unknown>
}

/** Draws a part of the site with what every page gives it: an address, answers, toasts. */
export function show(part: ReactNode, { address = '/', answers = {} }: Place = {}) {
  const cache = new Map(Object.entries(answers).map(([path, data]) => [path, { data, _k: path }]))
  return render(
    <MemoryRouter initialEntries={[address]}>
      <SWRConfig value={{ ...swrDefaults, provider: () => cache }}>
        <ToastProvider>
          {part}
          <Address />
        </ToastProvider>
      </SWRConfig>
    </MemoryRouter>,
  )
}

/** The message at the edge of the screen. */
export const toast = () => page.getByRole('region', { name: 'Notifications (F8)' })

/** Where the part has led to. */
export const address = () => page.getByTestId('address')

function Address() {
  const { pathname, search } = useLocation()
  return <output data-testid="address" hidden>{`${pathname}${search}`}</output>
}
