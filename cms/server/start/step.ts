const width = 34

/** Prints a step of the start with the time that it took. */
export async function step<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const begun = performance.now()
  const result = await task()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`  ${name.padEnd(width, ' .')} ${seconds.padStart(5)} s`)
  return result
}
