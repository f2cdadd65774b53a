import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  NewPasskey,
  PasskeyToMake,
  PasskeyToUse,
  UsedPasskey,
} from '../cms/contract/passkey.ts'

/** What a device may do wrong, or somebody in between. */
export interface Oddity {
  origin?: string
  host?: string
  /** False where the device has not asked its person. */
  isVerified?: boolean
  /** How often it says that it was used; 0 as of those that several devices share. */
  counter?: number
  key?: KeyObject
  userHandle?: string
  /** What kind of statement about itself it sends; by default none. */
  format?: string
  /** What the browser says of which passkey it speaks. */
  id?: string
}

/**
 * A passkey as a device keeps one (Web Authentication, level 3): an ES256 key, which signs what a
 * browser hands over. Nothing attests what kind of device it is.
 */
export function softwarePasskey(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let handle = ''

  function dataOf(oddity: Oddity, made: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(oddity.counter ?? 0)
    const verified = oddity.isVerified === false ? 0 : flags.verified
    const state = flags.present | verified | (made.length > 0 ? flags.hasKey : 0)
    const host = oddity.host ?? new URL(origin).hostname
    return Buffer.concat([sha256(host), Buffer.from([state]), count, made])
  }

  const clientData = (type: string, challenge: string, oddity: Oddity) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: oddity.origin ?? origin, crossOrigin: false }),
    )

  const credential = ({ id: named = text(id) }: Oddity) => ({
    ...({ id: named, rawId: named, type: 'public-key', clientExtensionResults: {} } as const),
  })

  return {
    id: text(id),

    make({ challenge, user }: PasskeyToMake['options'], oddity: Oddity = {}): NewPasskey['made'] {
      handle = user.id
      const length = Buffer.from([0, id.length])
      const made = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      return {
        ...credential(oddity),
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, oddity)),
          attestationObject: text(
            cbor(
              new Map<string, Value>([
                ['fmt', oddity.format ?? 'none'],
                ['attStmt', new Map()],
                ['authData', dataOf(oddity, made)],
              ]),
            ),
          ),
          transports: ['internal'],
        },
      }
    },

    use({ challenge }: PasskeyToUse['options'], oddity: Oddity = {}): UsedPasskey {
      const [data, client] = [dataOf(oddity), clientData('webauthn.get', challenge, oddity)]
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return {
        ...credential(oddity),
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(sign('sha256', signed, oddity.key ?? privateKey)),
          userHandle: oddity.userHandle ?? handle,
        },
      }
    },
  }
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }

const text = (bytes: Buffer) => bytes.toString('base64url')

const sha256 = (of: string) => createHash('sha256').update(of).digest()

/** ES256 (RFC 9053): an elliptic curve's point, by its numbers for kind, algorithm and curve. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cbor(
    new Map<number, Value>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] satisfies [number, number][]),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
}

type Value = string | number | Buffer | Map<string | number, Value>

/** As much of RFC 8949 as a passkey needs. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = [...value].flatMap(([key, of]) => [cbor(key), cbor(of)])
  return Buffer.concat([head(5, value.size), ...pairs])
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count])
  if (count < 256) return Buffer.from([(kind << 5) | 24, count])
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 0xff])
}
