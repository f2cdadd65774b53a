import type { Request } from 'express'

/** An address with the port that it was reached from; one of IPv6 stands in brackets then. */
const withPort = /^(?:\[([0-9a-f:.]+)\]|([0-9.]+))(?::\d+)?$/i

/**
 * The network address that a request came from. Some proxies write it with a port (Azure's, IIS), which
 * is another for each connection: no limit would hold.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const [, bracketed, plain] = withPort.exec(ip) ?? []
  return bracketed ?? plain ?? ip
}
