/**
 * What this process and those that it starts write, nobody may change who is not its user or of its
 * group, also where it was started so that anybody may (`umask 000`): the data folder holds what
 * visitors are shown, and the secret.
 */
export function keepOthersOut(): void {
  const given = process.umask(0o022)
  process.umask(given | 0o002)
}
