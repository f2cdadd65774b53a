import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes of all CSS modules below a folder, as shortly as it goes, since they stand in
 * every page: two characters for the file, one for the class. The build of the server and that of
 * the browser come to the same names, because both number the same files. A digit in each keeps
 * them from spelling what ad blockers look for.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted()
  const classes = new Map<string, string[]>()
  return (name, file) => {
    const path = relative(folder, file.replace(/\?.*$/, '')).replaceAll(sep, '/')
    const place = files.indexOf(path)
    if (place < 0) throw new Error(`${file} stands outside of ${folder}`)
    const known = classes.get(path) ?? []
    classes.set(path, known)
    if (!known.includes(name)) known.push(name)
    return letterFor(place / 10) + (place % 10) + letterFor(known.indexOf(name))
  }
}

function letterFor(number: number): string {
  const letter = letters[Math.floor(number)]
  if (!letter) throw new Error('There are more files, or classes in one, than there are letters')
  return letter
}
