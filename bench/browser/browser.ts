import { type Browser, chromium } from 'playwright'

/** The browser that `npm run bench` has found. */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.BROWSER_PATH
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
  })
}
