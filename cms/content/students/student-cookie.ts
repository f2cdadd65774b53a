import { sessionCookie } from '../../environment/session-cookie.ts'
import { openToken, signToken } from '../../environment/signed-token.ts'

/** Whose browser it is, and with which of her links it was opened. */
export interface StudentSession {
  id: number
  version: number
}

/** Safari keeps what a server sets; browsers take no longer time than this. */
const maxAgeSeconds = 400 * 24 * 60 * 60

/** The cookie that a student's browser is known by (decision 110). */
export const studentCookie = {
  name: () => `${sessionCookie.prefix()}-student`,

  of: ({ id, version }: StudentSession, secret: string) => ({
    name: studentCookie.name(),
    value: signToken('student', `${id}.${version}`, secret),
    maxAgeSeconds,
  }),

  ended: () => ({ name: studentCookie.name(), value: '', maxAgeSeconds: 0 }),

  /** What it says, whether that still holds or not; null where it is missing or forged. */
  read(value: string | undefined, secret: string): StudentSession | null {
    const body = value ? openToken('student', value, secret) : null
    const match = /^(\d{1,10})\.(\d{1,10})$/.exec(body ?? '')
    return match ? { id: Number(match[1]), version: Number(match[2]) } : null
  },
}
