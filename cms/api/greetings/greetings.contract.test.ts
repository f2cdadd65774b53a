import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildSound } from '../../../testing/build-clips.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { greetingPath } from '../../contract/greeting.ts'
import { HomePage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'

const visitor = contractClient(site.url)
const admin = await signedIn(site.url)

const Stored = z.object({ doc: z.object({ hash: z.string(), ms: z.number() }) })
const Coach = z.object({ coach: z.looseObject({}) })

const store = (sound: string, who = admin) => who.studio('POST', '/greetings', { sound })
const storeGood = async (sound = buildSound({ seconds: 12 })) =>
  Stored.parse((await store(sound)).json).doc

async function writeGreeting(greeting: string | null) {
  const { json } = await admin.studio('GET', '/globals/about-page?depth=0')
  const { coach } = Coach.parse(json)
  const _status = 'published'
  return admin.studio('POST', '/globals/about-page', { coach: { ...coach, greeting }, _status })
}

test('a greeting is heard by everybody under an address of its content', async () => {
  const sound = buildSound({ seconds: 12 })
  const { hash, ms } = await storeGood(sound)

  const answer = await fetch(site.url + greetingPath(hash))

  expect(ms).toBe(12_000)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('audio/wav')
  expect(answer.headers.get('cache-control')).toContain(
    'public, max-age=31536000, s-maxage=300, immutable',
  )
  expect(Buffer.from(await answer.arrayBuffer()).toString('base64')).toBe(sound)
})

test('the home page names it at once, and no longer once it is taken away', async () => {
  const { hash } = await storeGood()
  const readHome = async () =>
    HomePage.parse((await visitor.send('GET', apiPaths.page('home'))).json).coach.greeting

  await writeGreeting(greetingPath(hash))
  const shown = await readHome()
  await writeGreeting(null)

  expect(shown).toBe(greetingPath(hash))
  expect(await readHome()).toBe('')
})

const page = Buffer.from(`<script>alert(1)</script>${' '.repeat(100)}`).toString('base64')

test.each([
  ['a page that says it is a sound', page, 400],
  ['one that was half sent', buildSound({ seconds: 5 }).slice(0, 40_000), 400],
  ['21 seconds', buildSound({ seconds: 21 }), 413],
  ['nothing', '', 400],
])('what is no greeting is refused: %s', async (_, sound, expected) => {
  const { status } = await store(sound)

  expect(status).toBe(expected)
})

test.each(['https://elsewhere.example/hello.wav', '/api/greetings/../x.wav', 'hello'])(
  'the page takes no other address: %s',
  async (address) => {
    const { status } = await writeGreeting(address)

    expect(status).toBe(400)
  },
)

test('a visitor stores none, and none that is unknown is found', async () => {
  const refused = await store(buildSound(), visitor)
  const { hash } = await storeGood()
  const changed = await visitor.studio('DELETE', `/greetings?where[hash][equals]=${hash}`)

  expect(refused.status).toBe(401)
  expect(changed.status).toBe(401)
  expect((await visitor.send('GET', greetingPath('0'.repeat(16)))).status).toBe(404)
})
