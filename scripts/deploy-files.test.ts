import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { archiveLimits } from '../cms/archive/archive-format.ts'
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

test('Docker hands on every variable that the site reads', async () => {
  const compose = await read('docker-compose.yml')
  const site = compose.slice(0, compose.indexOf('\n  database:'))

  const names = Array.from(site.matchAll(/^ {6}([A-Z0-9_]+): /gm), ([, name]) => name)

  // The container keeps its data where the volume is.
  expect(names.toSorted()).toEqual(known.filter((name) => name !== 'DATA_DIR').toSorted())
})

test('a rehearsal of the restoring reaches nothing of the real site', async () => {
  const [, line = ''] = /`export (DATA_DIR=\S+ .*?)`/.exec(await read('docs/operate.md')) ?? []
  const set = Object.fromEntries(line.split(' ').map((one) => one.split('=')))

  const leadOut = known.filter((name) => /^(S3_.*|.*_URL|BACKUP_DIR|METRICS_PORT)$/.test(name))

  expect(leadOut.length).toBeGreaterThan(9)
  expect(leadOut.filter((name) => set[name] !== '')).toEqual([])
})

test('HAProxy has the same servers for pages, for files, and for when nobody is ready', async () => {
  const [, ready = '', anyway = '', files = ''] = (await read('deploy/haproxy.cfg')).split(
    /^backend /m,
  )

  const servers = (text: string) => text.match(/^ {2}server .*$/gm) ?? []

  expect(servers(ready)).toHaveLength(3)
  expect(servers(anyway)).toEqual(servers(ready))
  expect(servers(files)).toEqual(
    servers(ready).map((line) => `${line} track site/${line.trim().split(' ')[1]}`),
  )
})

test('Caddy passes on to the processes that Docker starts', async () => {
  const compose = await read('docker-compose.yml')
  const [, names = ''] = /reverse_proxy (.*) \{/.exec(await read('deploy/Caddyfile')) ?? []

  for (const name of names.split(' ')) {
    expect(compose).toMatch(new RegExp(`^  ${name.replace(':3000', '')}: [&*]replica$`, 'm'))
  }
})

test('Caddy sends nobody to a process that stops, and to all of them while none is ready', async () => {
  const [, ready = '', anyway = ''] = (await read('deploy/Caddyfile')).split(/reverse_proxy /)

  expect(ready).toMatch(/health_uri \/readyz\n\t+health_interval 250ms\n/)
  expect(ready).toContain('handle_errors')
  expect(anyway.split(' {')[0]).toBe(`@nobody ${ready.split(' {')[0]}`)
  expect(anyway).not.toContain('health_')
})

test('Caddy is asked for its health at the one address that it listens on', async () => {
  const [, host] = /http:\/\/(.*):2019/.exec(await read('docker-compose.yml')) ?? []

  expect(host).toBe('127.0.0.1') // of the two of localhost wget tries the first alone
})

test.each([
  ['Caddy', 'deploy/Caddyfile', /max_size (\d+)MiB$/m],
  ['the Ingress', 'deploy/kubernetes/site.yaml', /proxy-body-size: (\d+)m$/m],
  ['nginx', 'docs/operate.md', /`client_max_body_size (\d+)m`/],
])('%s lets the largest upload pass', async (_name, file, limit) => {
  const [, mebibytes] = limit.exec(await read(file)) ?? []

  expect(Number(mebibytes) * 1024 ** 2).toBeGreaterThanOrEqual(archiveLimits.packedBytes)
})

/** How many connections to Postgres a process opens with its studio, as growing.md counts them. */
async function connectionsOfOne(): Promise<number> {
  const [, count] =
    /with the studio (\d+): with the usual/.exec(await read('docs/growing.md')) ?? []
  expect(await read('docs/operate.md')).toContain(`up to ${Number(count) / 2} connections`)
  return Number(count)
}
/** Postgres keeps these for who administers it. */
const reserved = 3

test('the Postgres that Docker starts takes the connections of all processes', async () => {
  const compose = await read('docker-compose.yml')
  const each = await connectionsOfOne()
  const processes = compose.match(/^ {2}\w+: (&site|&replica|\*replica)$/gm) ?? []

  const [, allowed] = /max_connections=(\d+)/.exec(compose) ?? []

  expect(processes).toHaveLength(4)
  expect(compose).toContain(`opens up to ${each}: four of them`)
  expect(Number(allowed)).toBeGreaterThanOrEqual(processes.length * each + reserved)
})

test('the Postgres that Docker starts fills no disk for a standby that is gone', async () => {
  const compose = await read('docker-compose.yml')

  expect(compose).toContain('standby-data:/var/lib/postgresql')
  expect(compose).toMatch(/"max_slot_wal_keep_size=\d+GB"/)
})

// Postgres 14 and later end at once where a standby has fewer: recovery aborted.
test('the standby that Docker starts has the connections of its primary', async () => {
  const compose = await read('docker-compose.yml')

  const allowed = Array.from(compose.matchAll(/max_connections=(\d+)/g), ([, count]) => count)

  expect(allowed).toEqual(['200', '200'])
  expect(await read('deploy/postgres/standby.sh')).toContain('exec "$@"')
})

test('the site that Docker starts can be led to the standby', async () => {
  const compose = await read('docker-compose.yml')

  expect(compose).toContain(`@\${DATABASE_HOST:-database}:5432/tutor`)
  expect(compose).toContain('DATABASE_HOST=standby')
})

test('Kubernetes says how many connections all of its pods open', async () => {
  const site = await read('deploy/kubernetes/site.yaml')
  const each = await connectionsOfOne()
  const [, most] = /maxReplicas: (\d+)/.exec(site) ?? []

  const [, needed] = /max_connections of Postgres must be at least (\d+)/.exec(site) ?? []

  expect(site).toContain('rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }')
  expect(site).toContain(`Each opens up to ${each} connections`)
  expect(Number(needed)).toBeGreaterThanOrEqual((Number(most) + 2) * each + reserved)
})
