/** In the order in which they are looked for: most of them also say that they are others. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What kind of browser it says it is, such as 'Firefox on Linux': enough to know one's own again. */
export function browserKind(userAgent: string | undefined): string {
  const text = (userAgent ?? '').slice(0, 500)
  const named = (kinds: typeof browsers | typeof systems) =>
    kinds.find(([, sign]) => sign.test(text))?.[0]
  const [browser, system] = [named(browsers), named(systems)]
  if (!browser) return system ? `A program on ${system}` : 'Another program'
  return system ? `${browser} on ${system}` : browser
}
