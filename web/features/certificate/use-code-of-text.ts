import { useEffect, useState } from 'react'
import { certificatePaths } from '../../../cms/contract/certificate-paths.ts'
import type { QrCode } from '../../../cms/qr-code/qr-path.ts'

/** More letters make a QR code too fine for a printed page (decision 93). */
const longestText = 1_800

/**
 * The QR code that leads to the check of a signed text on a site. Undefined until it is drawn, and
 * where the text is too long for paper or the code that draws it did not come.
 */
export function useCodeOfText(text: string, siteUrl: string): QrCode | undefined {
  const [code, setCode] = useState<QrCode>()

  useEffect(() => {
    if (text.length > longestText) return
    let isWanted = true
    drawCode(siteUrl + certificatePaths.verifyText(text)).then(
      (drawn) => isWanted && setCode(drawn),
      () => undefined, // the paper names the page that checks it all the same
    )
    return () => {
      isWanted = false
    }
  }, [text, siteUrl])

  return code
}

async function drawCode(address: string): Promise<QrCode> {
  const { qrPath } = await import('../../../cms/qr-code/qr-path.ts')
  return qrPath(address)
}
