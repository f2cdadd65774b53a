import type { MadeFile } from '../../api/file-answer.ts'

/** The browser keeps the file instead of showing it; its name has no sign that needs escaping. */
export const dispositionOf = ({ name }: MadeFile) => `attachment; filename="${name}"`
