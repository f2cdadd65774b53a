import { z } from 'zod'
import { contactLimits } from './limits.ts'

/** Words between dots, as HTML lets them into a field for e-mail, and a domain of two labels or more. */
const pattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i

/**
 * Where a visitor can be answered: zod's own pattern and Payload's know no `a&b@example.com` and no
 * country that writes in another alphabet (`xn--…`), and whoever has such an address has no other.
 */
export const VisitorEmail = z
  .string()
  .overwrite(withAsciiDomain)
  .check(z.email({ pattern }))
  .max(contactLimits.email)

/** Browsers send `anna@bücher.example` as it was typed, or as mail servers know it. */
function withAsciiDomain(address: string) {
  const [, name, domain] = foreignDomain.exec(address) ?? []
  const site = `http://${domain}`
  return domain && URL.canParse(site) ? `${name}${new URL(site).hostname}` : address
}

const foreignDomain = /^([^@]+@)(?=.*[^\w.-])([\p{L}\p{M}\p{N}.-]+)$/u
