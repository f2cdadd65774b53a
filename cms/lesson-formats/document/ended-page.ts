/**
 * Where an address opens nothing any more. Of the link only a number comes from outside, so nothing
 * needs escaping.
 */
export const endedPage = (lessonUrl: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>This link no longer works</title>
</head>
<body>
<h1>This link no longer works</h1>
<p>Open the lesson from its page again.</p>
<p><a href="${lessonUrl}">Go to the lesson</a></p>
</body>
</html>
`
