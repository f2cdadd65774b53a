import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unused, withoutCloudflare } from './never-needed-plugin.ts'

const asking = [
  {
    name: 'prompts',
    file: '@payloadcms/drizzle/dist/migrate.js',
    line: "import prompts from 'prompts'",
  },
  { name: 'ws', file: 'payload/dist/index.js', line: "import WebSocket from 'ws'" },
  {
    name: 'pino-pretty',
    file: 'payload/dist/utilities/logger.js',
    line: "import { build } from 'pino-pretty'",
  },
  {
    name: './dbcs-data',
    file: 'iconv-lite/encodings/index.js',
    line: 'require("./dbcs-data")',
  },
  {
    name: 'postcss',
    file: 'sanitize-html/index.js',
    line: "const { parse: postcssParse } = require('postcss')",
  },
]

test.for(asking)('$name is asked for in the way that is replaced', ({ name, file, line }) => {
  const path = `/node_modules/${file}`

  expect(readFileSync(`.${path}`, 'utf8')).toContain(line)
  expect(unused.find((one) => one.name === name)?.importer.test(path)).toBe(true)
})

test('the site’s own log asks for what writes it for people in the way that is replaced', () => {
  const file = 'cms/log/log.ts'

  expect(readFileSync(file, 'utf8')).toContain("import { build } from 'pino-pretty'")
  expect(unused.find(({ name }) => name === 'pino-pretty')?.importer.test(`/${file}`)).toBe(true)
})

test('Payload follows changes of code outside of production alone', () => {
  const source = readFileSync('node_modules/payload/dist/index.js', 'utf8')

  expect(source.match(/new WebSocket/g)).toHaveLength(1)
  expect(source).toMatch(
    /NODE_ENV !== 'production' &&[^{]*\{\s*try \{\s*cached\.ws = new WebSocket/,
  )
})

test('forms are taken in UTF-8 and in the alphabet of Western Europe alone', () => {
  const source = readFileSync('node_modules/body-parser/lib/types/urlencoded.js', 'utf8')

  expect(source).toContain(
    "isValidCharset: (charset) => charset === 'utf-8' || charset === 'iso-8859-1'",
  )
})

test('the driver of the database does not look for Cloudflare', () => {
  const source = readFileSync('node_modules/pg/lib/stream.js', 'utf8')

  expect(source.match(/isCloudflareRuntime\(\)/g)).toHaveLength(2)
  expect(withoutCloudflare(source)).toContain('function isCloudflareRuntime() {\n  return false')
})
