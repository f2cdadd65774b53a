import { useSWRConfig } from 'swr'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Admin } from '../../cms/contract/admin.ts'
import { show } from '../../testing/component/show.tsx'
import { forgetStoredTexts } from '../ui/stored-text/use-stored-text.ts'
import { adminRead } from './admin.ts'
import { useTextOfAdmin } from './use-text-of-admin.ts'

afterEach(() => forgetStoredTexts())

const adminOf = (id: number): Admin => ({
  id,
  username: `admin-${id}`,
  name: null,
  email: null,
  role: 'owner',
})

function Screen() {
  const [text, keep] = useTextOfAdmin('of-a-test')
  const { mutate } = useSWRConfig()
  const signIn = (id: number) => mutate(adminRead.path, adminOf(id), { revalidate: false })
  return (
    <>
      <label>
        Markup <textarea value={text ?? ''} onChange={({ target }) => keep(target.value)} />
      </label>
      {[1, 2].map((id) => (
        <button key={id} type="button" onClick={() => signIn(id)}>{`Sign in as ${id}`}</button>
      ))}
    </>
  )
}

test('what one admin was writing another who signs in does not see, and she finds it again', async () => {
  await show(<Screen />, { answers: { [adminRead.path]: adminOf(1) } })
  const markup = page.getByRole('textbox', { name: 'Markup' })
  await markup.fill('Of the first one')

  await page.getByRole('button', { name: 'Sign in as 2' }).click()
  await expect.element(markup).toHaveValue('')

  await page.getByRole('button', { name: 'Sign in as 1' }).click()
  await expect.element(markup).toHaveValue('Of the first one')
})
