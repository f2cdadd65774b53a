import { namesText } from './names-text.ts'

/** Files of an upload that were not kept; nothing where all were. */
export function LeftOut({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return <p>{`Left out, because no page can use them: ${namesText(names)}.`}</p>
}
