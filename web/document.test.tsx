import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../testing/component/fake-server.ts'
import { buildCourse, buildSite } from '../testing/fake-contract.ts'
import { reads } from './data/reads.ts'
import { SiteDocument } from './document.tsx'

const course = buildCourse({ name: 'English for Meetings' })

/** The courses as the server has drawn them where it could not read them; now it can. */
async function showFailedCourses() {
  fakeServer(({ path }) =>
    path === reads.courses.path ? Response.json([course]) : new Response('', { status: 503 }),
  )
  await render(
    <MemoryRouter initialEntries={['/courses']}>
      <SiteDocument
        answers={{ [reads.site.path]: buildSite() }}
        failedReads={{ [reads.courses.path]: 503 }}
        siteUrl={location.origin}
      />
      <Visit />
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
}

/** Where the visitor is in her history. */
function Visit() {
  const { key } = useLocation()
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      {`Back from ${key}`}
    </button>
  )
}

const menu = page.getByRole('navigation', { name: 'Main' })

test('what failed is still said after its own link in the menu', async () => {
  await showFailedCourses()

  await menu.getByRole('link', { name: 'Courses' }).click()

  await expect.element(page.getByText('Back from default')).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).toBeVisible()
})

test('back on a page that failed, what has failed is asked for again', async () => {
  await showFailedCourses()
  await menu.getByRole('link', { name: 'About' }).click()
  await expect.element(page.getByRole('heading', { name: 'About your coach' })).toBeVisible()

  await page.getByRole('button', { name: /^Back from/ }).click()

  await expect.element(page.getByRole('heading', { name: course.name })).toBeVisible()
})
