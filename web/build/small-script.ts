import { minifySync, type Plugin } from 'vite'

const script = /(?<=afterFirstPaint = )`([^`]*)`/

/** The script that stands in every page reads well in its file and takes few bytes in the page. */
export const smallScript: Plugin = {
  name: 'small-script',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/page\/after-first-paint\.ts$/ },
    handler(code) {
      const small = code.replace(script, (_all, text: string) => JSON.stringify(minified(text)))
      if (small === code)
        throw new Error('after-first-paint.ts no longer reads as web/build expects')
      return small
    },
  },
}

function minified(text: string): string {
  const { code, errors } = minifySync('page.js', text, { module: false })
  if (errors.length > 0) throw new Error(`The page’s script: ${errors[0]?.message}`)
  return code
}
