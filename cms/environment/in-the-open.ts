import { BlockList, isIP } from 'node:net'

/** Networks whose packets reach nobody but those who run them (RFC 1918, 4193, 3927, 4291). */
const own = new BlockList()
own.addSubnet('127.0.0.0', 8)
own.addSubnet('10.0.0.0', 8)
own.addSubnet('172.16.0.0', 12)
own.addSubnet('192.168.0.0', 16)
own.addSubnet('169.254.0.0', 16)
own.addAddress('::1', 'ipv6')
own.addSubnet('fc00::', 7, 'ipv6')
own.addSubnet('fe80::', 10, 'ipv6')

/** Names that no name server of the internet knows. */
const ownNames = /^[^.]*$|\.(localhost|local|internal|lan|svc)$/i

/**
 * Whether what is sent to a host may pass others: it is none of this machine, of a private network or
 * of a container's neighbours.
 */
export function isAbroad(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  const version = isIP(host)
  if (version === 0) return !ownNames.test(host)
  return !own.check(host, version === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a database is spoken to in the open by an address that does not say that it may be. */
export function isOpenDatabase(address: string): boolean {
  const { sslmode, ssl } = queryOf(address)
  const host = databaseHost(address)
  const isSocket = host.startsWith('/')
  return !isSocket && isAbroad(host) && !(sslmode || ssl)
}

/** The host or the folder of the socket that pg connects to; one in the query wins. */
export const databaseHost = (address: string): string =>
  queryOf(address).host || new URL(address).hostname || process.env.PGHOST || ''

/** As pg reads it: of a name that stands twice, the last. */
const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address).searchParams)

/**
 * What nodemailer is told beside a mail server's address: one that offers no TLS hears neither name
 * nor password, nor a message, unless the address says that it may.
 */
export function mailTls(address: string): { requireTLS?: true } {
  const { protocol, hostname, searchParams } = new URL(address)
  const says = !['false', '', null].includes(searchParams.get('ignoreTLS'))
  const mayBeOpen = protocol === 'smtps:' || !isAbroad(hostname) || says
  return mayBeOpen ? {} : { requireTLS: true }
}
