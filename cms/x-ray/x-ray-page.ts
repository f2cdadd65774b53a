import { type XRayFinding, xRayLimits } from '../contract/x-ray.ts'
import { paced, TookTooLong } from '../exercises/server/pace.ts'
import { missingFiles } from './named-files.ts'
import { type PageBeside, type ReadPage, readElements } from './read-elements.ts'
import { findInFields } from './rules/fields.ts'
import { findFiles } from './rules/files.ts'
import { findInLooks } from './rules/looks.ts'
import { findClickTargets, findInScripts } from './rules/scripts.ts'
import { findInStructure } from './rules/structure.ts'
import { findInTexts } from './rules/texts.ts'

/** So long may a page be read. */
const mostMs = 5_000

const rules: readonly ((page: ReadPage) => Iterable<XRayFinding | XRayFinding[]>)[] = [
  ...[findFiles, findInScripts, findInFields, findInTexts],
  ...[findClickTargets, findInStructure, findInLooks],
]

/**
 * What an uploaded page lacks or does, read without running it (decision 141); what stops the student
 * comes first. A long page is read in pieces, and others go first in between.
 */
export async function xRayPage(html: string, beside: PageBeside): Promise<XRayFinding[]> {
  const pace = paced(mostMs)
  const findings: XRayFinding[] = []
  try {
    const page = await readElements(html, beside, pace)
    for (const rule of rules) {
      await pace.rest()
      for (const part of rule(page)) {
        findings.push(...[part].flat())
        if (pace.isDue()) await pace.rest()
      }
    }
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error
    findings.push({
      id: 'too-long',
      weight: 'worth',
      text: 'It is too long to be checked completely.',
      places: [],
    })
  }
  const stops = findings.filter(({ weight }) => weight === 'stops')
  const others = findings.filter(({ weight }) => weight !== 'stops')
  return [...stops, ...others].slice(0, xRayLimits.findings)
}

/** The files that a page names and has not; none of a page that is too long to be read whole. */
export async function lackedBy(html: string, beside: PageBeside): Promise<string[]> {
  try {
    return missingFiles(await readElements(html, beside, paced(mostMs)))
  } catch (error) {
    if (error instanceof TookTooLong) return []
    throw error
  }
}
