import { generateKeyPairSync, sign } from 'node:crypto'

/** What `node:https` serves with: a certificate that nobody trusts, made for one run of a test. */
export interface SelfSigned {
  key: string
  cert: string
}

const names = ['localhost', '*.localhost']
const dayMs = 24 * 60 * 60 * 1000

/** X.509 in DER by hand (RFC 5280): a library for one certificate would weigh more than this file. */
export function selfSigned(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(objectId('06082a8648ce3d040302')) // ecdsa-with-SHA256
  const name = sequence(
    tagged(0x31, sequence(objectId('0603550403'), tagged(0x0c, Buffer.from('localhost')))),
  )
  const validity = sequence(time(Date.now() - dayMs), time(Date.now() + dayMs))
  const signed = sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))), // version 3
    tagged(0x02, Buffer.of(1)),
    algorithm,
    ...[name, validity, name],
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(sequence(objectId('0603551d11'), tagged(0x04, alternativeNames())))),
  )
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', signed, privateKey)])
  const der = sequence(signed, algorithm, tagged(0x03, signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const alternativeNames = () =>
  sequence(
    ...names.map((name) => tagged(0x82, Buffer.from(name))),
    tagged(0x87, Buffer.of(127, 0, 0, 1)),
  )

const objectId = (hex: string) => Buffer.from(hex, 'hex')

const time = (at: number) =>
  tagged(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`))

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts))

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.of(tag), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.of(length)
  return length < 256 ? Buffer.of(0x81, length) : Buffer.of(0x82, length >> 8, length & 0xff)
}
