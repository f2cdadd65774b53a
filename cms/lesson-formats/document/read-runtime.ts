import { bundleReporter, bundleRuntime } from './bundle-runtime.ts'

let runtime: Promise<string> | null = null
let reporter: Promise<string> | null = null

/**
 * The script that every lesson document carries, made once. This is how development and tests come
 * by it; in the built server the finished text is there already (runtime-plugin.ts).
 */
export function readRuntimeSource(): Promise<string> {
  runtime ??= bundleRuntime()
  return runtime
}

/** The script that reports on a run, made once. */
export function readReporterSource(): Promise<string> {
  reporter ??= bundleReporter()
  return reporter
}
