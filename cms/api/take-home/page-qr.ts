import { qrPath } from '../../certificate/qr-path.ts'
import { readEnvironment } from '../../environment/environment.ts'

/** The full address of a page of this site as a QR code. */
export const pageQr = (path: string) => qrPath(siteUrl() + path)

let knownSiteUrl: string | undefined

/** The environment is read and checked once. */
const siteUrl = () => {
  knownSiteUrl ??= readEnvironment().siteUrl
  return knownSiteUrl
}
