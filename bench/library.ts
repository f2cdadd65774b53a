import { performance } from 'node:perf_hooks'
import { buildCourse } from '../testing/build-content.ts'
import { type ContractClient, cookieHeader, signedIn } from '../testing/contract-client.ts'
import { startProduct } from '../testing/running-product.ts'

const courses = Number(process.argv[2] ?? 50)
const lessonsPerCourse = Number(process.argv[3] ?? 100)
const rounds = 7

/** What the tutor waits for: the screens first, then what they read behind them. */
const paths = [
  '/admin',
  '/admin?tab=manage',
  '/api/courses',
  '/api/lessons',
  '/api/admin/me',
] as const

/** The first content of the admin screens, in milliseconds of server time. */
const limitMs = 1000

/** Fills a product with a large library, then prints what its admin screens cost the server. */
async function run(): Promise<void> {
  const product = await startProduct()
  try {
    const admin = await signedIn(product.url)
    const begun = performance.now()
    await buildLibrary(admin)
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`${courses} courses with ${lessonsPerCourse} lessons each, made in ${seconds} s`)
    for (const path of paths) await measure(admin, path)
  } finally {
    await product.remove()
  }
}

/** Through Payload, as the tutor's own work is: its hooks number and announce every lesson. */
async function buildLibrary(admin: ContractClient): Promise<void> {
  const ids: number[] = []
  for (let course = 0; course < courses; course++) ids.push((await buildCourse(admin)).id)
  for (let lesson = 1; lesson <= lessonsPerCourse; lesson++) {
    await Promise.all(ids.map((id) => createLesson(admin, id, lesson)))
  }
}

async function createLesson(admin: ContractClient, courseId: number, lesson: number) {
  const html = `<lesson-title>Lesson about topic ${lesson}</lesson-title>
<objectives>
  <objective>Talk about topic ${lesson}</objective>
  <objective>Ask about it</objective>
</objectives>
<warm-up-questions>
  <warm-up-question>What do you know about topic ${lesson}?</warm-up-question>
</warm-up-questions>`
  const { status, text } = await admin.send('POST', `/api/courses/${courseId}/lessons`, { html })
  if (status !== 201) throw new Error(`A lesson was answered ${status}: ${text}`)
}

async function measure({ url, cookies }: ContractClient, path: string): Promise<void> {
  const firstByte: number[] = []
  const whole: number[] = []
  let bytes = 0
  for (let round = 0; round < rounds; round++) {
    const begun = performance.now()
    const response = await fetch(url + path, {
      headers: { cookie: cookieHeader(cookies), 'accept-encoding': 'gzip' },
    })
    firstByte.push(performance.now() - begun)
    bytes = (await response.text()).length
    whole.push(performance.now() - begun)
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  }
  const [first, last] = [median(firstByte), median(whole)]
  const isOver = path.startsWith('/admin') && first > limitMs
  if (isOver) process.exitCode = 1
  console.log(
    `${path.padEnd(18)} first byte ${Math.round(first)} ms, whole ${Math.round(last)} ms, ${Math.round(bytes / 1000)} kB${isOver ? '  TOO SLOW' : ''}`,
  )
}

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

run().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
