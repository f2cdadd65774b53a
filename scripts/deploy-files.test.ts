import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { variableNames } from '../cms/environment/variables.ts'

const read = (file: string) => readFile(file, 'utf8')
const known: string[] = variableNames

test('Kubernetes sets variables that the site reads', async () => {
  const site = await read('deploy/kubernetes/site.yaml')
  const secret = await read('deploy/kubernetes/secret.example.yaml')

  const names = [
    ...Array.from(site.matchAll(/- \{ name: ([A-Z0-9_]+), value/g), ([, name = '']) => name),
    ...Array.from(secret.matchAll(/^ {2}([A-Z0-9_]+): /gm), ([, name = '']) => name),
  ]

  expect(names).toContain('DATABASE_URL')
  expect(names).toContain('S3_BUCKET')
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

test('HAProxy has the same servers for those who are ready and for when nobody is', async () => {
  const [, ready = '', anyway = ''] = (await read('deploy/haproxy.cfg')).split(/^backend /m)

  const servers = (text: string) => text.match(/^ {2}server .*$/gm)

  expect(servers(ready)).toHaveLength(3)
  expect(servers(anyway)).toEqual(servers(ready))
})

test('Caddy passes on to the processes that Docker starts', async () => {
  const compose = await read('docker-compose.yml')
  const [, names = ''] = /reverse_proxy (.*) \{/.exec(await read('deploy/Caddyfile')) ?? []

  for (const name of names.split(' ')) {
    expect(compose).toMatch(new RegExp(`^  ${name.replace(':3000', '')}: [&*]replica$`, 'm'))
  }
})
