declare module 'virtual:speech-model' {
  import type { ModelFile } from './model-files.ts'

  export const modelFiles: readonly ModelFile[]
}
