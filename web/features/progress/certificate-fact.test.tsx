import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/component/show.tsx'
import { CertificateFact } from './certificate-fact.tsx'

const link = () => page.getByRole('link', { name: 'Certificate upon completion' })

test('the promise of a certificate leads to its page', async () => {
  await show(<CertificateFact course={{ id: 8, lessons: 2 }} />)

  await expect.element(link()).toHaveAttribute('href', '/course/8/certificate')
})

test('of a course without lessons the promise leads nowhere', async () => {
  await show(<CertificateFact course={{ id: 8, lessons: 0 }} />)

  await expect.element(page.getByText('Certificate upon completion')).toBeVisible()
  await expect.element(link()).not.toBeInTheDocument()
})
