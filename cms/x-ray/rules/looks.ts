import type { XRayFinding } from '../../contract/x-ray.ts'
import { nameOf, type ReadPage } from '../read-elements.ts'
import { found } from './finding.ts'

/** The narrowest phone. */
const phonePx = 320
const smallestPx = 11
const readable = 4.5

/** What styles written into the page make hard to read. */
export function findInLooks({ elements, styles }: ReadPage): XRayFinding[] {
  const styled = elements.flatMap((element) => {
    const style = element.attributes.get('style')
    return style ? [{ element, style }] : []
  })
  const placesOf = (fits: (style: string) => boolean) =>
    styled.flatMap(({ element, style }) =>
      fits(style) ? [`${nameOf(element)}: ${style.slice(0, 60)}`] : [],
    )
  return [
    ...found('worth', 'contrast', {
      text: 'Text is hard to tell from what is behind it.',
      places: placesOf(isFaint),
    }),
    ...found('worth', 'too-wide', {
      text: 'Something is wider than a phone.',
      places: placesOf((style) => pixelsOf('(?<![-\\w])(?:min-)?width', style) > phonePx),
    }),
    ...found('worth', 'tiny-text', {
      text: 'Text is too small to read on a phone.',
      places: [
        ...placesOf((style) => isTiny(pixelsOf('font-size', style))),
        ...(isTiny(pixelsOf('font-size', styles)) ? ['style sheet'] : []),
      ],
    }),
    ...found('worth', 'no-outline', {
      text: 'The outline of the chosen element is removed: people who use a keyboard cannot see where they are.',
      places:
        /:focus[^{]{0,300}\{[^}]{0,1000}?outline\s{0,9}:\s{0,9}(?:none|0)\b(?![^}]{0,1000}(?:border|shadow|background))/i.test(
          styles,
        )
          ? ['style sheet']
          : [],
    }),
  ]
}

const isTiny = (size: number) => size > 0 && size < smallestPx

const pixelsOf = (property: string, css: string): number =>
  Number(new RegExp(`${property}\\s*:\\s*([\\d.]+)px`, 'i').exec(css)?.[1] ?? 0)

function isFaint(style: string): boolean {
  const ink = colourOf(/(?<![-\w])color\s*:\s*([^;]+)/i.exec(style)?.[1])
  const paper = colourOf(/background(?:-color)?\s*:\s*([^;]+)/i.exec(style)?.[1])
  return ink !== null && paper !== null && contrastOf(ink, paper) < readable
}

type Colour = readonly [number, number, number]

const named: Record<string, Colour> = {
  white: [255, 255, 255],
  black: [0, 0, 0],
  yellow: [255, 255, 0],
  red: [255, 0, 0],
  lime: [0, 255, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  lightgray: [211, 211, 211],
  lightgrey: [211, 211, 211],
}

function colourOf(text: string | undefined): Colour | null {
  const value = text?.trim().toLowerCase() ?? ''
  const short = /^#([\da-f])([\da-f])([\da-f])$/.exec(value)
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/.exec(value)
  const rgb = /^rgb\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*\)$/.exec(value)
  if (short) return parts(short, (one) => Number.parseInt(one + one, 16))
  if (long) return parts(long, (one) => Number.parseInt(one, 16))
  if (rgb) return parts(rgb, Number)
  return (Object.hasOwn(named, value) && named[value]) || null
}

const parts = ([, r = '', g = '', b = '']: RegExpExecArray, read: (text: string) => number) =>
  [read(r), read(g), read(b)] as const

function contrastOf(one: Colour, other: Colour): number {
  const [a, b] = [lightOf(one), lightOf(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Relative luminance (WCAG 2.2). */
function lightOf(colour: Colour): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}
