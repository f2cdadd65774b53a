import { createHash } from 'node:crypto'

/** Fewer letters are no reason why a request was refused: its address was. */
const manyLetters = 8_000

/**
 * Takes away what scripts have set for this address, its folders and its host, and asks again. Sessions
 * are not among it: no script sees those.
 */
const script = `
const before = document.cookie
if (before.length > ${manyLetters}) {
  const parts = location.pathname.split('/')
  const paths = parts.flatMap((_, at) => {
    const path = parts.slice(0, at + 1).join('/')
    return [path + '/', path || '/']
  })
  const labels = location.hostname.split('.')
  const hosts = ['', ...labels.map((_, at) => '; Domain=' + labels.slice(at).join('.'))]
  const ways = location.protocol === 'https:' ? ['', '; Secure', '; Secure; Partitioned'] : ['']
  for (const name of before.split('; ').map((one) => one.split('=')[0]))
    for (const path of paths)
      for (const host of hosts)
        for (const way of ways)
          document.cookie = name + '=; Max-Age=0; Path=' + path + host + way
  if (document.cookie.length < before.length) location.reload()
}
`

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Please try again</title>
</head>
<body>
<main>
<h1>Please try again</h1>
<p>The address is too long, or a page has left more cookies in this browser than can be sent back. Delete this site’s cookies in your browser’s settings.</p>
</main>
<script>${script}</script>
</body>
</html>
`

const hash = createHash('sha256').update(script).digest('base64')

/** The whole answer to a request whose head is longer than is read (decision 258). */
export const overfullAnswer = [
  'HTTP/1.1 431 Request Header Fields Too Large',
  'Connection: close',
  'Content-Type: text/html; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(page)}`,
  'Cache-Control: no-store',
  `Content-Security-Policy: default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`,
  'Referrer-Policy: no-referrer',
  'X-Content-Type-Options: nosniff',
  '',
  page,
].join('\r\n')
