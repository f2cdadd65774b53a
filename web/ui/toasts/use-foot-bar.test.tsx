import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useFootBar } from './use-foot-bar.ts'

function Bar({ height }: { height: number }) {
  const bar = useRef<HTMLDivElement>(null)
  useFootBar(bar)
  return <div ref={bar} style={{ position: 'fixed', inset: 'auto 0 0', blockSize: height }} />
}

const root = document.documentElement
const footBar = () => root.style.getPropertyValue('--foot-bar')

afterEach(() => root.style.removeProperty('--foot-bar'))

test('toasts learn how far a bar reaches up, and that it has grown', async () => {
  const { rerender } = await render(<Bar height={40} />)
  await expect.poll(footBar).toBe('40px')

  await rerender(<Bar height={64} />)

  await expect.poll(footBar).toBe('64px')
})

test('scrolling past a bar that stays has the page not worked out anew', async () => {
  await render(<Bar height={40} />)
  await expect.poll(footBar).toBe('40px')
  root.style.setProperty('--foot-bar', '1px') // would be put right by whoever writes it again

  document.dispatchEvent(new Event('scroll'))

  expect(footBar()).toBe('1px')
})
