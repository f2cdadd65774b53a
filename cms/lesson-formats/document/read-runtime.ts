import { bundleRuntime } from './bundle-runtime.ts'

let source: Promise<string> | null = null

/**
 * The script that every lesson document carries, made once. This is how development and tests come
 * by it; in the built server the finished text is there already (runtime-plugin.ts).
 */
export function readRuntimeSource(): Promise<string> {
  source ??= bundleRuntime()
  return source
}
