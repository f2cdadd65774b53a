import { readEnvironment } from '../../environment/environment.ts'
import { qrPath } from '../../qr-code/qr-path.ts'

/** The full address of a page of this site as a QR code. */
export const pageQr = (path: string) => qrPath(siteUrl() + path)

let knownSiteUrl: string | undefined

/** The environment is read and checked once. */
const siteUrl = () => {
  knownSiteUrl ??= readEnvironment().siteUrl
  return knownSiteUrl
}
