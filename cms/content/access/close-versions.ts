import type { SanitizedConfig } from 'payload'
import { nobody } from './nobody.ts'

/** Payload fails where somebody asks for versions of what has none. */
export function closeVersions(config: SanitizedConfig): SanitizedConfig {
  for (const one of [...config.collections, ...config.globals]) {
    if (!one.versions) one.access.readVersions = nobody
  }
  return config
}
