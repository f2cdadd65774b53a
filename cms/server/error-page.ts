import { escapeText } from '../contract/escape-html.ts'
import type { HttpError } from '../contract/http-error.ts'
import { requestId } from '../log/request-id.ts'

/** A plain page for the moment when the site itself cannot be rendered. */
export const errorPage = ({ status, message }: HttpError, siteUrl: string) => `<!doctype html>
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
<p>${escapeText(message)}</p>
<p><a href="${siteUrl}/">Go to the home page</a></p>
${status >= 500 ? idLine() : ''}</main>
</body>
</html>
`

/** What a visitor can tell us, so that we find what happened in the log. */
function idLine(): string {
  const id = requestId()
  return id ? `<p><small>Request ID: ${id}</small></p>\n` : ''
}
