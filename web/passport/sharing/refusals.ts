import { ApiError } from '../../data/client.ts'

/** The status with which the server itself has refused: a network's filter does so in other words. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError && error.serverMessage !== undefined ? error.status : undefined

/** Something that was sent is none that the server takes. */
export const isRefused = (error: unknown): boolean => statusOf(error) === 400

/** The link has ended, or she has taken her consent back on another device. */
export const isLinkEnded = (error: unknown): boolean => [401, 403].includes(statusOf(error) ?? 0)
