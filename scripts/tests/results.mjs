/**
 * @typedef {{ title: string, file: string, seconds: number }} TimedTest
 * @typedef {{ passed: number, failed: number, skipped: number, tests: TimedTest[] }} Results
 */

/**
 * What Vitest's JSON tells. A file that could not be run counts as a failure.
 * @param {any} report
 * @param {string} root
 * @returns {Results}
 */
export function vitestResults(report, root) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        title: fullName,
        file: name.replace(`${root}/`, ''),
        seconds: (duration ?? 0) / 1000,
      })),
    ),
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
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    tests: report.suites.flatMap((suite) => testsOf(suite, [])),
  }
}

/**
 * @param {any} suite
 * @param {string[]} titles of the suites around it, without the file's own
 * @returns {TimedTest[]}
 */
function testsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results }) => ({
        title: [...titles, title].join(' '),
        file: `e2e/${file}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ]
}
