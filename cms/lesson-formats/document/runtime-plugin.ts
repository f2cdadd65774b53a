import type { Plugin } from 'vite'
import { bundleRuntime } from './bundle-runtime.ts'

const readerPath = '/cms/lesson-formats/document/read-runtime.ts'

/** Puts the finished script into the built server, which so needs neither its modules nor Vite. */
export const lessonRuntime = {
  name: 'lesson-runtime',
  apply: 'build',
  async load(id: string) {
    if (!id.endsWith(readerPath)) return null
    const script = JSON.stringify(await bundleRuntime())
    return `const source = Promise.resolve(${script})\nexport const readRuntimeSource = () => source\n`
  },
} satisfies Plugin
