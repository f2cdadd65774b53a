import sharp from 'sharp'
import { type FontFace, loadFont } from './font-face.ts'
import { wrapText } from './wrap-text.ts'

/** What stands on a picture that other sites show beside a link to ours. */
export interface PictureTexts {
  brand: string
  title: string
  line: string
}

const size = { width: 1200, height: 630 }
const margin = 88
const textWidth = size.width - 2 * margin
const colours = { paper: '#fdfbf4', ink: '#1f222b', muted: '#55596a', accent: '#155e63' }

type FaceOf = ReturnType<typeof loadFont>
let fonts: { serif: FaceOf; sans: FaceOf } | undefined

/**
 * A PNG of 1200 × 630. Letters are drawn as paths, so no text can break the markup. The brand takes
 * the place of a title in a script that our typefaces do not have.
 */
export const drawPicture = (texts: PictureTexts): Promise<Buffer> =>
  sharp(Buffer.from(pictureMarkup(texts)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

function pictureMarkup(texts: PictureTexts): string {
  fonts ??= { serif: loadFont('newsreader', 600), sans: loadFont('figtree', 400) }
  const { serif, sans } = fonts
  const isTitled = serif(92).canShow(texts.title)
  const { brand, title, line } = isTitled ? texts : { ...texts, brand: '', title: texts.brand }
  const isLong = wrapText(title, { width: textWidth, maxLines: 9, ...serif(92) }).length > 2
  const titleSize = isLong ? 76 : 92
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
<rect width="100%" height="16" fill="${colours.accent}"/>
${voiceLine}
${block(sans(34), { text: brand, y: 130, step: 0, maxLines: 1, fill: colours.accent })}
${block(serif(titleSize), { text: title, y: 262, step: titleSize * 1.12, maxLines: 3, fill: colours.ink })}
${block(sans(32), { text: line, y: 560, step: 0, maxLines: 1, fill: colours.muted })}
</svg>`
}

/** A voice at rest, at work, at rest. */
const voiceLine = `<path d="M716 110c24 0 24-10 48-10s24 46 48 46 24-96 48-96 24 128 48 128 24-104 48-104 24 60 48 60 24-24 48-24h60" fill="none"
 stroke="${colours.accent}" stroke-opacity="0.35" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`

interface BlockOptions {
  text: string
  y: number
  step: number
  maxLines: number
  fill: string
}

function block(face: FontFace, { text, y, step, maxLines, fill }: BlockOptions): string {
  const lines = wrapText(text, { width: textWidth, maxLines, measure: face.measure })
  const paths = lines.map((line, index) => face.draw(line, { x: margin, y: y + index * step }))
  return `<path fill="${fill}" d="${paths.join('')}"/>`
}
