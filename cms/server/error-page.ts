import { escapeText } from '../contract/escape-html.ts'

/** A plain page for the moment when the site itself cannot be rendered. */
export const errorPage = (message: string, siteUrl: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Please try again</title>
</head>
<body>
<h1>Please try again</h1>
<p>${escapeText(message)}</p>
<p><a href="${siteUrl}/">Go to the home page</a></p>
</body>
</html>
`
