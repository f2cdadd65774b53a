import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sampleKey, sampleText } from '../../testing/sample-certificate.ts'
import { sampleRecord } from '../../testing/sample-record.ts'
import { checkCertificate, textIn } from './reading/check-certificate.ts'
import { isSignedBy, signRecord } from './sign-certificate.ts'
import { publicKeyOf, signingKeyOf } from './signing-keys.ts'

const key = signingKeyOf('a secret of this site, long enough')
const formerKey = signingKeyOf('the secret that it had before this')
const record = sampleRecord()
const { text, credential } = signRecord(record, key)

const check = (signed: string, keys = [key.publicKey]) =>
  checkCertificate(signed, { keys, isSignedBy })

/** The text with one bit of one of its bytes turned: at every position the last bit and one other. */
function* flipsOf(whole: string): Generator<string> {
  const bytes = Buffer.from(whole)
  for (let at = 0; at < bytes.length; at += 1) {
    for (const bit of [0, 1 + (at % 7)]) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      yield flipped.toString('latin1')
    }
  }
}

async function acceptedOf(texts: Iterable<string>): Promise<string[]> {
  const accepted: string[] = []
  for (const one of texts) if ((await check(one)).outcome === 'genuine') accepted.push(one)
  return accepted
}

describe('what the site has signed', () => {
  test.each([
    ['the packed text', text],
    ['the JWT', credential],
  ])('%s is genuine and says all that was signed', async (_, signed) => {
    expect(await check(signed)).toEqual({ outcome: 'genuine', record })
  })

  test('stays genuine in later versions of the site', async () => {
    expect(await check(sampleText, [sampleKey])).toEqual({ outcome: 'genuine', record })
    expect(key.publicKey).toEqual(sampleKey)
  })

  test('is what Web Crypto finds genuine, too', async () => {
    const { subtle } = globalThis.crypto
    const [head = '', payload = '', signature = ''] = credential.split('.')
    const publicKey = await subtle.importKey('jwk', key.publicKey, 'Ed25519', false, ['verify'])

    const isRight = await subtle.verify(
      'Ed25519',
      publicKey,
      Buffer.from(signature, 'base64url'),
      Buffer.from(`${head}.${payload}`),
    )

    expect(isRight).toBe(true)
  })

  test('has the shape of an Open Badges credential at the top of a JWT', () => {
    const payload: unknown = JSON.parse(
      Buffer.from(credential.split('.')[1] ?? '', 'base64url').toString(),
    )

    expect(payload).toMatchObject({
      iss: 'https://tutor.example',
      jti: record.id,
      nbf: 1795339800,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      description: 'Self-paced, not supervised',
      issuer: { id: 'https://tutor.example', name: 'English Coaching' },
      credentialSubject: { achievement: { name: 'Speak Fluently', achievementType: 'Course' } },
    })
    expect(payload).not.toHaveProperty('vc')
  })

  test.each(['محمد عبد الله', 'Zoë 🦊🏳️‍🌈', '</script><b>x', 'Ō'.repeat(60)])(
    'names %s as they were written',
    async (name) => {
      const signed = signRecord(sampleRecord({ name }), key)

      expect(await check(signed.text)).toMatchObject({ record: { name } })
    },
  )
})

describe('every flipped bit is refused', () => {
  test.each([
    ['the packed text', text],
    ['the JWT', credential],
  ])('at all positions of %s', async (_, signed) => {
    expect(await acceptedOf(flipsOf(signed))).toEqual([])
  })

  test('at all positions of the QR code’s text', async () => {
    const read = function* () {
      for (const flipped of flipsOf(`${record.siteUrl}/verify#${text}`)) {
        const found = textIn(flipped, record.siteUrl)
        if (found !== null) yield found
      }
    }

    expect(await acceptedOf(read())).toEqual([])
  })

  test('a text that is cut is refused, wherever', async () => {
    const cuts = Array.from(text, (_, at) => text.slice(0, at))

    expect(await acceptedOf(cuts)).toEqual([])
  })

  test('a text with more behind it is refused', async () => {
    expect(await check(`${text}A`)).toMatchObject({ outcome: 'refused' })
    expect(await check(`${text}.`)).toMatchObject({ outcome: 'refused' })
  })
})

describe('keys', () => {
  test('the same secret gives the same key, another one another', () => {
    expect(signingKeyOf('a secret of this site, long enough')).toEqual(key)
    expect(formerKey.publicKey.kid).not.toBe(key.publicKey.kid)
  })

  test('what a former key signed is genuine while that key is listed', async () => {
    const old = signRecord(record, formerKey)

    expect(await check(old.text, [key.publicKey, publicKeyOf(formerKey.publicKey.x)])).toEqual({
      outcome: 'genuine',
      record,
    })
  })

  test('a key that is not listed is unknown, and the text says whom it names', async () => {
    const old = signRecord(sampleRecord({ siteUrl: 'https://other.example' }), formerKey)

    expect(await check(old.text)).toEqual({
      outcome: 'refused',
      reason: 'unknown-key',
      host: 'other.example',
    })
  })

  test('a text of somebody else that unpacks to more than any record is not read', async () => {
    const iss = 'https://other.example'
    const packed = (more: number) =>
      deflateRawSync(JSON.stringify({ iss, more: ' '.repeat(more) })).toString('base64url')
    const head = Buffer.from('{"alg":"EdDSA","kid":"theirs","zip":"DEF"}').toString('base64url')
    const signature = Buffer.alloc(64).toString('base64url')

    const [small, large] = await Promise.all(
      [1_000, 1_000_000].map((more) => check([head, packed(more), signature].join('.'))),
    )

    expect(small).toMatchObject({ reason: 'unknown-key', host: 'other.example' })
    expect(large).toMatchObject({ reason: 'unknown-key', host: null })
  })

  test('a signature of one key under the name of another is refused', async () => {
    const impostor = { ...formerKey, publicKey: { ...formerKey.publicKey, kid: key.publicKey.kid } }

    expect(await check(signRecord(record, impostor).text)).toEqual({
      outcome: 'refused',
      reason: 'changed',
    })
  })
})

describe('how much stands in it', () => {
  const lessons = Array.from(
    { length: 300 },
    (_, at) => `Lesson ${at}: ${'words of many kinds '.repeat(9)}`,
  )

  test('a course of 300 lessons has a text that a QR code can hold, and the right count', async () => {
    const long = signRecord(sampleRecord({ lessons, lessonCount: 300 }), key)

    const checked = await check(long.text)

    expect(long.text.length).toBeLessThanOrEqual(1_800)
    expect(checked).toMatchObject({ record: { lessonCount: 300 } })
  })

  test('titles in a script of three bytes a letter are shortened by whole letters', async () => {
    const titles = lessons.map((_, at) => String.fromCodePoint(0x4e00 + at * 7).repeat(90))

    const long = signRecord(sampleRecord({ lessons: titles, lessonCount: 300 }), key)

    expect(await check(long.text)).toMatchObject({ outcome: 'genuine' })
    expect(long.text.length).toBeLessThanOrEqual(1_800)
  })
})
