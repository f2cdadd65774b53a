import { ApiError } from '../../data/client.ts'

/**
 * Whether the server has said that the link has ended, or that she has taken her consent back on
 * another device. A network's filter may refuse with the same status, but not in the server's form.
 */
export const isLinkEnded = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 403) &&
  error.serverMessage !== undefined
