import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import { qrPath } from '../../../cms/qr-code/qr-path.ts'
import { type FakeAnswer, fakeServer } from '../../../testing/component/fake-server.ts'
import { show } from '../../../testing/component/show.tsx'
import { sampleKey, sampleText } from '../../../testing/sample-certificate.ts'
import { sampleRecord } from '../../../testing/sample-record.ts'
import { SiteUrl } from '../../page/site-url.ts'
import { Screen } from './verify-screen.tsx'

const siteUrl = 'https://tutor.example'

function serve(checked: FakeAnswer = Response.json({}), keys: unknown[] = [sampleKey]) {
  return fakeServer(({ path }) => {
    if (path === certificatePaths.keys) return Response.json({ keys })
    return path === certificatePaths.check ? checked : Response.json({ brand: 'Site' })
  })
}

function showScreen(text = '') {
  window.location.hash = text
  return show(
    <SiteUrl value={siteUrl}>
      <Screen />
    </SiteUrl>,
    { address: certificatePaths.verify },
  )
}

const heading = (name: string) => page.getByRole('heading', { name })

beforeEach(() => serve())

afterEach(() => {
  window.location.hash = ''
})

test('a signed text is drawn whole, and no byte of it is sent', async () => {
  const sent = serve()

  await showScreen(sampleText)

  await expect.element(heading('This record is genuine')).toBeVisible()
  const paper = page.getByRole('article', { name: 'Record of practice' })
  for (const words of [
    'Giulia Bianchi',
    'Speak Fluently',
    'has worked through all 3 lessons',
    'Each of the 15 questions in the quizzes was answered correctly, 12 on the first try.',
    '3 October 2026 – 20 November 2026',
    '22 November 2026',
    '5F0C8F5E-3C5B',
    'English Coaching',
    'tutor.example',
    'Self-paced, not supervised',
    'Small talk',
  ]) {
    await expect.element(paper).toHaveTextContent(words)
  }
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
})

const code = page.getByRole('img', { name: 'QR code to check this record' })

test('a record that is printed from its address can be checked by whoever holds the paper', async () => {
  await showScreen(sampleText)

  const wanted = qrPath(`${siteUrl}${certificatePaths.verifyText(sampleText)}`)
  await expect.element(code).toHaveAttribute('viewBox', `0 0 ${wanted.size} ${wanted.size}`)
  expect(code.element().querySelector('path')?.getAttribute('d')).toBe(wanted.d)
})

test('a text that no paper has room for leaves the address of the page', async () => {
  serve(Response.json({ outcome: 'genuine', record: sampleRecord() }))
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('none'))
  await showScreen(`${sampleText}${'A'.repeat(1_000)}`)

  await page.getByRole('button', { name: 'Let the site check it' }).click()

  await expect.element(page.getByText('tutor.example/verify')).toBeVisible()
  expect(code.elements()).toEqual([])
})

test.each([
  [
    'a changed letter',
    sampleText.replace('.', '.A').replace(/.(?=\.[^.]*$)/, ''),
    'This record has been changed',
  ],
  ['half a text', sampleText.slice(0, 300), 'This text is incomplete'],
  ['something else', 'hello', 'This text is incomplete'],
])('%s is refused', async (_, text, title) => {
  await showScreen(text)

  await expect.element(heading(title)).toBeVisible()
  expect(page.getByRole('article').elements()).toEqual([])
})

test('the fragment of “Skip to content” is no record', async () => {
  window.location.hash = 'content'

  await show(
    <main id="content">
      <SiteUrl value={siteUrl}>
        <Screen />
      </SiteUrl>
    </main>,
  )

  await expect.element(heading('Paste a record')).toBeVisible()
  await expect.element(heading('This text is incomplete')).not.toBeInTheDocument()
})

test('a key that is not listed is not known', async () => {
  serve(Response.json({}), [{ ...sampleKey, kid: 'another' }])

  await showScreen(sampleText)

  await expect.element(heading('This site does not know the key')).toBeVisible()
})

test('without the keys nothing is said about the record', async () => {
  fakeServer(() => new TypeError('Failed to fetch'))

  await showScreen(sampleText)

  await expect.element(heading('The site’s keys could not be fetched')).toBeVisible()
})

test('a browser without Ed25519 says so, and sends the text only when it is told to', async () => {
  const record = sampleRecord()
  const sent = serve(Response.json({ outcome: 'genuine', record }))
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(
    new DOMException('No', 'NotSupportedError'),
  )
  await showScreen(sampleText)
  await expect.element(heading('This browser cannot check it by itself')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])

  await page.getByRole('button', { name: 'Let the site check it' }).click()

  await expect.element(heading('This record is genuine')).toBeVisible()
  expect(sent).toContainEqual({
    method: 'POST',
    path: certificatePaths.check,
    body: { text: sampleText },
  })
})

test('an address that is pasted is checked, broken lines do not matter', async () => {
  await showScreen()
  const broken = `${siteUrl}/verify#${sampleText}`.replace(/(.{76})/g, '$1\n')

  await page.getByLabelText('The record’s address, or its text').fill(broken)
  await page.getByRole('button', { name: 'Check the record' }).click()

  await expect.element(heading('This record is genuine')).toBeVisible()
})

test('the address of another site is no record, and nothing pasted is asked for', async () => {
  await showScreen()
  const field = page.getByLabelText('The record’s address, or its text')

  await page.getByRole('button', { name: 'Check the record' }).click()
  await expect.element(field).toHaveAccessibleDescription(/Please paste the address/)
  await field.fill(`https://other.example/verify#${sampleText}`)
  await page.getByRole('button', { name: 'Check the record' }).click()

  await expect.element(field).toHaveAccessibleDescription(/This is not the address of a record/)
})

test('a name of markup is drawn as it was written', async () => {
  const record = sampleRecord({
    name: '<img src=x onerror=alert(1)>',
    lessons: [],
    lessonCount: 40,
  })
  serve(Response.json({ outcome: 'genuine', record }))
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('none'))
  await showScreen(sampleText)

  await page.getByRole('button', { name: 'Let the site check it' }).click()

  await expect.element(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test('what is wrong with a text that is pasted is said aloud, at each press', async () => {
  await showScreen()
  const check = page.getByRole('button', { name: 'Check the record' })
  const said = page.getByRole('alert').filter({ hasText: 'Please paste the address' })

  await check.click()
  await expect.element(said).toBeInTheDocument()
  const saidFirst = said.element()
  await check.click()

  await expect.poll(() => said.element()).not.toBe(saidFirst)
})
