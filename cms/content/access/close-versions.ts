import type { SanitizedConfig } from 'payload'
import { nobody } from './nobody.ts'

/** Payload fails where somebody asks for versions of what has none, or wants one of them back. */
export function closeVersions(config: SanitizedConfig): SanitizedConfig {
  for (const one of [...config.collections, ...config.globals]) {
    if (one.versions) continue
    one.access.readVersions = nobody
    if (one.endpoints) one.endpoints = one.endpoints.filter((call) => !restoresVersion(call))
  }
  return config
}

const restoresVersion = ({ method, path }: { method: string; path: string }) =>
  method === 'post' && path === '/versions/:id'
