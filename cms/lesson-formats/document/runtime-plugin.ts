import type { Plugin } from 'vite'
import { bundleReporter, bundleRuntime } from './bundle-runtime.ts'

const readerPath = '/cms/lesson-formats/document/read-runtime.ts'

/** Puts the finished scripts into the built server, which so needs neither its modules nor Vite. */
export const lessonRuntime = {
  name: 'lesson-runtime',
  apply: 'build',
  async load(id: string) {
    if (!id.endsWith(readerPath)) return null
    const runtime = reader('readRuntimeSource', await bundleRuntime())
    return runtime + reader('readReporterSource', await bundleReporter())
  },
} satisfies Plugin

const reader = (name: string, script: string) =>
  `export const ${name} = () => Promise.resolve(${JSON.stringify(script)})\n`
