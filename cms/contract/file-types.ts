/** What a page may have beside it, by the end of a name: nothing else is kept or served. */
const types = new Map([
  ['html', 'text/html'],
  ['htm', 'text/html'],
  ['css', 'text/css'],
  ['js', 'text/javascript'],
  ['mjs', 'text/javascript'],
  ['json', 'application/json'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['vtt', 'text/vtt'],
  ['wasm', 'application/wasm'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['ico', 'image/x-icon'],
  ['mp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
  ['aac', 'audio/aac'],
  ['wav', 'audio/wav'],
  ['oga', 'audio/ogg'],
  ['ogg', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['weba', 'audio/webm'],
  ['flac', 'audio/flac'],
  ['mp4', 'video/mp4'],
  ['m4v', 'video/mp4'],
  ['webm', 'video/webm'],
  ['ogv', 'video/ogg'],
  ['woff', 'font/woff'],
  ['woff2', 'font/woff2'],
  ['ttf', 'font/ttf'],
  ['otf', 'font/otf'],
  ['pdf', 'application/pdf'],
])

/** How the names of all these end, with their points. */
export const fileEndings: readonly string[] = [...types.keys()].map((ending) => `.${ending}`)

/** The type under which a file is served, never by what it holds; null for one that is not kept. */
export const typeOfFile = (path: string): string | null =>
  types.get(/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '') ?? null

/** A page of its own, which runs behind the walls of a lesson. */
export const isPage = (path: string): boolean => typeOfFile(path) === 'text/html'
