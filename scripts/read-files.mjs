import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What installing, building, running and testing make beside the sources. */
const made = new Set([
  ...['.git', 'node_modules', 'dist', '.next', 'next-env.d.ts', '.data'],
  ...['test-results', 'playwright-report', 'package-lock.json'],
])

const isText = /\.(?:ts|tsx|mjs|js|css|md|json|ya?ml)$|(?:^|\/)(?:Dockerfile|\.env\.example)$/

/**
 * Every file below a folder by its path; '' stands for the content of what is no text. Git is not
 * asked: the project runs where there is none.
 * @param {string} folder
 * @param {string} [below]
 * @returns {Map<string, string>}
 */
export function readFiles(folder, below = '') {
  const files = new Map()
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    if (made.has(entry.name)) continue
    if (entry.isDirectory()) {
      for (const [file, text] of readFiles(folder, path)) files.set(file, text)
    } else if (entry.isFile()) {
      files.set(path, isText.test(path) ? readFileSync(join(folder, path), 'utf8') : '')
    }
  }
  return files
}
