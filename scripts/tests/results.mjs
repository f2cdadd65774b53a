/**
 * @typedef {{ title: string, file: string, seconds: number }} TimedTest
 * @typedef {{ title: string, file: string }} NamedTest
 * @typedef {{ passed: number, failed: number, skipped: number, tests: TimedTest[], again: NamedTest[] }} Results
 * `again` are those that passed at a further attempt alone.
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
    again: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(
          ({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0,
        )
        .map(({ fullName }) => ({ title: fullName, file: name.replace(`${root}/`, '') })),
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
  const all = report.suites.flatMap((suite) => testsOf(suite, []))
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    tests: all.map(({ title, file, seconds }) => ({ title, file, seconds })),
    again: all.filter(({ isFlaky }) => isFlaky).map(({ title, file }) => ({ title, file })),
  }
}

/**
 * @param {any} suite
 * @param {string[]} titles of the suites around it, without the file's own
 * @returns {(TimedTest & { isFlaky: boolean })[]}
 */
function testsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.flatMap(({ title, file, tests }) =>
      tests.map(({ results, status }) => ({
        title: [...titles, title].join(' '),
        file: `e2e/${file}`,
        isFlaky: status === 'flaky',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title])),
  ]
}
