import process from 'node:process'
import { startSeededProduct } from '../../testing/seeded-data.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import type { Journey } from './journey.ts'
import { journeys } from './journeys.ts'
import { visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

// Walks the learner's journeys in the engines that `npm test` does not have, and prints a table.
// `npm run test:browsers -- quiz` walks those whose name has the word.

interface Walked {
  engine: string
  journey: string
  problem?: string
  remark?: string | undefined
}

const { FIREFOX_PATH = '', WEBKIT_DRIVER = '', WEBKIT_BROWSER = '', XVFB_PATH = '' } = process.env
const starts = [
  () => startFirefox(FIREFOX_PATH),
  () => startWebKit({ driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, screen: XVFB_PATH }),
]
const [, , word = ''] = process.argv
const chosen = journeys.filter(({ name }) => name.includes(word))

const product = await startSeededProduct()
const walked: Walked[] = []
const names: string[] = []
try {
  for (const start of starts) {
    const engine = await start()
    names.push(`${engine.name} ${engine.version}`)
    try {
      for (const journey of chosen) walked.push(await walk(engine, journey))
    } finally {
      await engine.close()
    }
  }
} finally {
  await product.remove()
}
printTable()
process.exit(walked.some(({ problem }) => problem !== undefined) ? 1 : 0)

async function walk(engine: Engine, journey: Journey): Promise<Walked> {
  const who = { engine: engine.name, journey: journey.name }
  try {
    const newVisitor = async () => visitor(await engine.newPage(), product.url)
    const remark = await journey.walk(await newVisitor(), newVisitor)
    return { ...who, remark }
  } catch (error) {
    return { ...who, problem: error instanceof Error ? error.message : String(error) }
  }
}

function printTable() {
  const engines = [...new Set(walked.map(({ engine }) => engine))]
  const width = Math.max(...chosen.map(({ name }) => name.length)) + 2
  console.log(`\n${''.padEnd(width)}${names.map((name) => name.padEnd(24)).join('')}`)
  for (const { name } of chosen) {
    const cells = engines.map((engine) => {
      const one = walked.find((other) => other.engine === engine && other.journey === name)
      return (one?.problem === undefined ? 'passed' : 'FAILED').padEnd(24)
    })
    console.log(name.padEnd(width) + cells.join(''))
  }
  for (const { engine, journey, problem, remark } of walked) {
    if (problem !== undefined) console.log(`\n${engine}, ${journey}: ${problem}`)
    else if (remark !== undefined) console.log(`\n${engine}, ${journey}: ${remark}`)
  }
}
