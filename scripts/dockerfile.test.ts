import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asTheImage } from '../testing/running-product.ts'

const lines = readFileSync('Dockerfile', 'utf8').split('\n')
const [, ...started]: string[] = JSON.parse(
  lines.findLast((line) => line.startsWith('CMD'))?.slice('CMD '.length) ?? '',
)

test('the image holds the script that it starts', () => {
  const copied = lines.flatMap(
    (line) => /^COPY --from=build .*\/app\/(\S+) \S+$/.exec(line)?.[1] ?? [],
  )

  const script = started.at(-1) ?? ''
  expect(existsSync(script)).toBe(true)
  expect(copied).toContain(script.split('/')[0])
})

test('the image holds nothing that only the next build would use', () => {
  const build = lines.find((line) => line.startsWith('RUN node scripts/build-all.mjs'))

  expect(build).toContain('rm -rf cms/studio/.next/cache')
})

test('tests and `npm start` run it with the flags of the image', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const env = lines.findLast((line) => line.startsWith('ENV'))?.slice('ENV '.length)

  expect(started.slice(0, -1)).toEqual(asTheImage.flags)
  expect(scripts.start).toBe(['node', ...asTheImage.flags, 'scripts/start.mjs'].join(' '))
  expect(env).toBe(
    Object.entries(asTheImage.env)
      .map((pair) => pair.join('='))
      .join(' '),
  )
})
