/** Why one of Postgres's programs has ended, of what it printed: the last such line without its time. */
export const fatalWords = (printed: string): string | undefined =>
  printed
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error:/.test(line))
    ?.replace(/^.*?(FATAL|PANIC|error): +/, '')
