import { cleanLine } from './clean-cell.ts'

/**
 * Lines without numbers, bullets and table frames. The tabs before a row are kept where its first
 * cells are empty, so that the others stay in their columns; those before every row indent the list.
 */
export function cleanLines(lines: readonly string[]): string[] {
  const ofRows = lines.filter((line) => line.trim().includes('\t')).map(tabsBefore)
  const indent = Math.min(...ofRows)
  return lines.map((line) => '\t'.repeat(Math.max(0, tabsBefore(line) - indent)) + cleanLine(line))
}

const tabsBefore = (line: string) =>
  line.slice(0, line.length - line.trimStart().length).split('\t').length - 1
