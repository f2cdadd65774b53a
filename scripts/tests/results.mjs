import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {{ title: string, file: string, seconds: number }} TimedTest
 * @typedef {{ title: string, file: string, reason: string }} NamedTest
 * @typedef {{ passed: number, failed: number, skipped: number, tests: TimedTest[], broken: NamedTest[], again: NamedTest[] }} Results
 * `broken` are those that failed, `again` those that passed at a further attempt alone, each with
 * the first line of why.
 */

/**
 * What Vitest's JSON tells. A file that could not be run counts as a failure.
 * @param {any} report
 * @param {string} root
 * @returns {Results}
 */
export function vitestResults(report, root) {
  const all = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
      title: fullName,
      file: name.replace(`${root}/`, ''),
      status,
      seconds: (duration ?? 0) / 1000,
      reason: reasonOf(failureMessages[0]),
    })),
  )
  const files = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    )
    .map(({ name, message }) => ({
      title: 'the file could not be run',
      file: name.replace(`${root}/`, ''),
      reason: reasonOf(message),
    }))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: all.map(({ title, file, seconds }) => ({ title, file, seconds })),
    broken: [...all.filter(({ status }) => status === 'failed').map(named), ...files],
    again: all.filter(({ status, reason }) => status === 'passed' && reason).map(named),
  }
}

/**
 * What Playwright's JSON tells. A test that passed at its second attempt has passed; an error
 * outside of the tests counts as a failure.
 * @param {any} report
 * @returns {Results}
 */
export function playwrightResults(report) {
  const { expected, flaky, unexpected, skipped } = report.stats
  const all = report.suites.flatMap((suite) => testsOf(suite, []))
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    tests: all.map(({ title, file, seconds }) => ({ title, file, seconds })),
    broken: all.filter(({ status }) => status === 'unexpected').map(named),
    again: all.filter(({ status }) => status === 'flaky').map(named),
  }
}

/** @param {NamedTest} test */
const named = ({ title, file, reason }) => ({ title, file, reason })

/**
 * @param {any} suite
 * @param {string[]} titles of the suites around it, without the file's own
 * @returns {(TimedTest & NamedTest & { status: string })[]}
 */
function testsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results, status }) => ({
        title: [...titles, title].join(' '),
        file: `e2e/${file}`,
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        reason: reasonOf(results.find(({ error }) => error)?.error.message),
      })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ]
}

/** @param {string | undefined} message with colours, as for a terminal */
const reasonOf = (message) => stripVTControlCharacters(message ?? '').split('\n')[0]
