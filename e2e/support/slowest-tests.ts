import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const shownCount = 10

/** Prints which tests took longest, so that one that becomes slow is seen. */
export default class SlowestTests implements Reporter {
  private readonly tests: { name: string; ms: number }[] = []

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , file, ...titles] = test.titlePath()
    this.tests.push({ name: `${file} › ${titles.join(' › ')}`, ms: duration })
  }

  onEnd(): void {
    const slowest = this.tests.toSorted((a, b) => b.ms - a.ms).slice(0, shownCount)
    console.log(`\n  The slowest of ${this.tests.length} tests:`)
    for (const { name, ms } of slowest) {
      console.log(`  ${(ms / 1_000).toFixed(1).padStart(6)} s  ${name}`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
