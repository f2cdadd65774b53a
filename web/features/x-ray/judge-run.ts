import type { RunSeen } from '../../../cms/contract/page-run.ts'
import { type XRayFinding, xRayLimits } from '../../../cms/contract/x-ray.ts'

/** What came of a run: all that was seen, and whether the page came to its end. */
export interface PageRun {
  seen: readonly RunSeen[]
  /** 'unknown' where the page could not be run, which says nothing about it. */
  end: 'ended' | 'stopped' | 'unknown'
}

type Meaning = Pick<XRayFinding, 'weight' | 'text'>

const meanings: Record<RunSeen['kind'], Meaning> = {
  error: { weight: 'stops', text: 'A script of the page fails when it runs.' },
  file: { weight: 'stops', text: 'These files do not come when the page opens.' },
  'score-grows': {
    weight: 'stops',
    text: 'The score grows when “Check” is pressed a second time.',
  },
  'score-above': { weight: 'stops', text: 'The score goes above its maximum.' },
  rejection: { weight: 'worth', text: 'Something that a script waits for fails.' },
  'far-file': { weight: 'worth', text: 'These files of other servers did not come just now.' },
  blocked: { weight: 'worth', text: 'The page wants something that no lesson may do here.' },
  alert: { weight: 'worth', text: 'Messages come as windows that have to be closed.' },
  'score-free': { weight: 'worth', text: '“Check” gives points where nothing was answered.' },
  'no-key': { weight: 'worth', text: 'These can be clicked, but no key reaches them.' },
  wide: {
    weight: 'worth',
    text: 'On a narrow phone (320 px) the page has to be pushed sideways.',
  },
}

const stopped: XRayFinding = {
  id: 'run-stopped',
  weight: 'stops',
  text: 'The page did not come to rest within 5 seconds and was stopped: a script of it may never end, or it leads away from itself.',
  places: [],
}

/** What a run says about its page, beside what was read in it: what that names is not said twice. */
export function judgeRun({ seen, end }: PageRun, read: readonly XRayFinding[]): XRayFinding[] {
  const named = new Set(read.find(({ id }) => id === 'missing-files')?.places)
  const findings = new Map<string, XRayFinding>()
  for (const { kind, text } of seen) {
    if (kind === 'file' && named.has(text)) continue
    const place = plain(text)
    const finding = findings.get(kind) ?? { id: `run-${kind}`, ...meanings[kind], places: [] }
    const isRoom = finding.places.length < xRayLimits.places
    const isNew = place !== '' && !finding.places.includes(place)
    const places = isRoom && isNew ? [...finding.places, place] : finding.places
    findings.set(kind, { ...finding, places })
  }
  return end === 'stopped' ? [stopped, ...findings.values()] : [...findings.values()]
}

/** Without signs that turn the line round or are not seen: the page chose them. */
const plain = (text: string) =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, xRayLimits.place)
