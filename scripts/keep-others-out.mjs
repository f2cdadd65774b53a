import process from 'node:process'

/**
 * What is installed and built from here on, nobody may change who is not this user or of its group, also
 * where this was started so that anybody may (`umask 000`).
 */
export function keepOthersOut() {
  const given = process.umask(0o022)
  process.umask(given | 0o002)
}
