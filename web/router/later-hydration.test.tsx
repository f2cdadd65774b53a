import { type ComponentType, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { later } from './later.tsx'

interface Text {
  text: string
}

const isNeverThere = new Promise<ComponentType<Text>>(() => undefined)
const Part = later<Text>(() => isNeverThere)

function Page() {
  const [drawings, setDrawings] = useState(1)
  useEffect(() => setDrawings(2), [])
  return (
    <div>
      <output>{`drawn ${drawings} times`}</output>
      <Part text="of the server" />
    </div>
  )
}

test('what the server drew of a later part stays while its page is drawn anew', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML =
    '<div><output>drawn 1 times</output><!--$--><p>of the server</p><!--/$--></div>'

  hydrateRoot(container, <Page />)

  await expect.element(page.getByText('drawn 2 times')).toBeVisible()
  await expect.element(page.getByText('of the server')).toBeVisible()
})
