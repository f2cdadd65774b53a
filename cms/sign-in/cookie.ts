/** A cookie that an answer sets; HttpOnly, on the whole site. */
export interface Cookie {
  name: string
  /** '' ends the cookie. */
  value: string
  maxAgeSeconds: number
}
