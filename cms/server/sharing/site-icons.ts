import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSharp } from '../../content/collections/media/later-sharp.ts'
import type { Site } from '../../contract/site.ts'
import { browserFolder } from '../../environment/project-folders.ts'

/** The addresses at which devices ask for the site's icon, and its size in pixels. */
export const iconSizes: Readonly<Record<string, number>> = {
  '/apple-touch-icon.png': 180,
  '/icon-192.png': 192,
  '/icon-512.png': 512,
  '/favicon.ico': 48, // browsers take a PNG under this name
}

/**
 * The icon of `favicon.svg` as a PNG, in one colour up to its edges, because devices crop it to
 * their own shape.
 */
export async function drawIcon(size: number): Promise<Buffer> {
  const sign = await readFile(join(browserFolder, 'favicon.svg'))
  const sharp = await openSharp()
  return sharp(sign, { density: (72 * size) / 32 })
    .resize(size, size)
    .flatten({ background: ground })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** The tutor's own icon at that size, on paper where it is transparent. */
export async function drawOwnIcon(file: string, size: number): Promise<Buffer> {
  const sharp = await openSharp()
  return sharp(file)
    .resize(size, size, { fit: 'contain', background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** What a device needs to put the site on its home screen. */
export const siteManifest = ({ brand, icon }: Pick<Site, 'brand' | 'icon'>) =>
  JSON.stringify({
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: ground,
    icons: [
      ...(icon === '' ? [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }] : []),
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: icon === '' ? 'any maskable' : 'any', // an own one may fill the square
      })),
    ],
  })

const ground = '#155e63'
const paper = '#fdfaf4'
