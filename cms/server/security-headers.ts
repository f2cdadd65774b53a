import type { RequestHandler } from 'express'
import type { Environment } from '../environment/environment.ts'
import { carriesTicket } from '../log/masked-address.ts'

/** Headers of every answer (decision 18); lesson documents and the studio replace the policy. */
export function securityHeaders(
  { siteUrl }: Pick<Environment, 'siteUrl'>,
  { isDev }: { isDev: boolean },
): Record<string, string> {
  const isHttps = siteUrl.startsWith('https:')
  return {
    'Content-Security-Policy': pagePolicy({ isHttps, isDev }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-DNS-Prefetch-Control': 'off',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}

export const setHeaders =
  (headers: Record<string, string>): RequestHandler =>
  (request, response, next) => {
    response.set(headers)
    // An address that opens something is told to nobody, whatever the answer is (decision 210).
    if (carriesTicket(request.originalUrl)) response.set('Referrer-Policy', 'no-referrer')
    next()
  }

function pagePolicy({ isHttps, isDev }: { isHttps: boolean; isDev: boolean }): string {
  // Vite's hot reload writes inline scripts and styles and listens on a socket.
  const dev = isDev ? " 'unsafe-inline'" : ''
  return [
    // What is not named here is not loaded: a kind that browsers learn later as well (decision 174).
    "default-src 'none'",
    // The engine that listens is WebAssembly, in a worker of our own (decision 84).
    `script-src 'self' 'wasm-unsafe-eval'${dev}`,
    "worker-src 'self'",
    `style-src 'self'${dev}`,
    "img-src 'self' https: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${isDev ? ' ws:' : ''}`,
    "frame-src 'self' https://www.youtube-nocookie.com",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
