import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { canInstallPackages, installPackages } from './debian.mjs'

/** What each program is, where it may be, and which package of Debian's brings it. */
const programs = {
  FIREFOX_PATH: {
    package: 'firefox-esr',
    paths: () => ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  },
  WEBKIT_DRIVER: { package: 'webkit2gtk-driver', paths: () => ['/usr/bin/WebKitWebDriver'] },
  WEBKIT_BROWSER: { package: 'webkit2gtk-driver', paths: miniBrowsers },
  XVFB_PATH: { package: 'xvfb', paths: () => ['/usr/bin/Xvfb'] },
}

/**
 * Firefox, WebKitGTK with its driver, and a screen for it: those that are set or installed, else
 * Debian's packages, where those may be installed.
 * @returns {Promise<Record<string, string>>} the path of each program by the variable that may set it
 */
export async function findEngines() {
  const missing = missingPackages()
  if (missing.length > 0 && canInstallPackages()) {
    await installPackages(missing)
  }
  const still = missingPackages()
  if (still.length > 0) {
    throw new Error(
      `The tests in other browsers need ${still.join(', ')}: install them (on Debian: apt-get install ${still.join(' ')}), or name the programs in ${Object.keys(programs).join(', ')}.`,
    )
  }
  return Object.fromEntries(Object.keys(programs).map((name) => [name, pathOf(name) ?? '']))
}

const missingPackages = () => [
  ...new Set(
    Object.keys(programs)
      .filter((name) => !pathOf(name))
      .map((name) => programs[name].package),
  ),
]

/** @param {string} name */
const pathOf = (name) =>
  [process.env[name], ...programs[name].paths()].find((path) => path && existsSync(path))

/** WebKitGTK's own small browser, in the folder of whichever version is installed. */
function miniBrowsers() {
  const root = '/usr/lib'
  if (!existsSync(root)) return []
  return readdirSync(root)
    .filter((name) => name.includes('-linux-gnu'))
    .flatMap((name) =>
      readdirSync(join(root, name))
        .filter((folder) => /^webkit(2)?gtk-/.test(folder))
        .map((folder) => join(root, name, folder, 'MiniBrowser')),
    )
}
