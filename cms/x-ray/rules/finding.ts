import { type XRayFinding, xRayLimits } from '../../contract/x-ray.ts'

/** A finding, its places as many and as long as a report has room for; none without a place. */
export function found(
  weight: XRayFinding['weight'],
  id: string,
  { text, places }: { text: string; places: readonly string[] },
): XRayFinding[] {
  if (places.length === 0) return []
  const { places: most, place } = xRayLimits
  const shown = [...new Set(places)].slice(0, most).map((one) => one.slice(0, place))
  return [{ id, weight, text, places: shown }]
}

/** One that is about the page as a whole. */
export const foundIf = (
  isSo: boolean,
  weight: XRayFinding['weight'],
  id: string,
  text: string,
): XRayFinding[] => (isSo ? [{ id, weight, text, places: [] }] : [])

/** '1 picture' or '3 pictures'. */
export const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`
