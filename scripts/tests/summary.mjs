/**
 * @typedef {import('./results.mjs').Results} Results
 * @typedef {{ name: string, seconds: number, problem?: string, results?: Results }} Outcome
 * `problem` says why it failed; what ran no tests has no results.
 */

const slowestCount = 10

/**
 * The end of a whole run: the time of each layer, the slowest tests, those that needed a second
 * attempt and those that failed, each with its reason, and the sums.
 * @param {Outcome[]} outcomes
 * @param {number} wholeSeconds
 * @returns {string[]} lines
 */
export function summaryOf(outcomes, wholeSeconds) {
  return [
    '',
    ...outcomes.map(lineOf),
    `  ${'All of it'.padEnd(12)} ${inSeconds(wholeSeconds)}`,
    '',
    ...slowestOf(outcomes),
    '',
    ...namesOf('Passed at the second attempt alone', outcomes, 'again'),
    ...namesOf('Failed', outcomes, 'broken'),
    ...outcomes.flatMap(({ name, problem }) => (problem ? [`${name} failed: ${problem}`] : [])),
    sumsOf(outcomes),
  ]
}

/** @param {Outcome} outcome */
function lineOf({ name, seconds, problem, results }) {
  const counts = results ? `   ${countsOf(results)}` : ''
  return `  ${name.padEnd(12)} ${inSeconds(seconds)}${counts}${problem ? '   failed' : ''}`
}

/** @param {Outcome[]} outcomes */
function slowestOf(outcomes) {
  const tests = outcomes.flatMap(({ name, results }) =>
    (results?.tests ?? []).map((test) => ({ ...test, layer: name })),
  )
  if (tests.length === 0) return []
  const slowest = tests.sort((a, b) => b.seconds - a.seconds).slice(0, slowestCount)
  return [
    `  The ${slowest.length} slowest tests`,
    ...slowest.map(
      ({ layer, file, title, seconds }) => `  ${inSeconds(seconds)}   ${layer}: ${file}: ${title}`,
    ),
  ]
}

/**
 * @param {string} heading
 * @param {Outcome[]} outcomes
 * @param {'again' | 'broken'} which
 */
function namesOf(heading, outcomes, which) {
  const lines = outcomes.flatMap(({ name, results }) =>
    (results?.[which] ?? []).flatMap(({ file, title, reason }) => [
      `  ${name}: ${file}: ${title}`,
      `    ${reason}`,
    ]),
  )
  return lines.length > 0 ? [`  ${heading}`, ...lines, ''] : []
}

/**
 * A layer that failed without a failed test counts as one, so that the sums never look well.
 * @param {Outcome[]} outcomes
 */
function sumsOf(outcomes) {
  const sums = { passed: 0, failed: 0, skipped: 0 }
  for (const { problem, results } of outcomes) {
    const { passed = 0, failed = 0, skipped = 0 } = results ?? {}
    sums.passed += passed
    sums.failed += failed === 0 && problem ? 1 : failed
    sums.skipped += skipped
  }
  return countsOf(sums)
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
const countsOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** @param {number} seconds */
const inSeconds = (seconds) => `${seconds.toFixed(1).padStart(6)} s`
