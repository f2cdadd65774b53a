/** Names the socket; the site sets it for the studio's process and for no other. */
const name = 'STUDIO_SOCKET'

/** Where this process answers for the studio; undefined in every process but the studio's own. */
export const studioSocket = (): string | undefined => process.env[name]

/**
 * Where glibc gives memory (Linux), what is larger has memory of its own, which goes back to the
 * system as soon as it is free. Else glibc takes bodies of megabytes from its heap once it has seen
 * one, and a single small piece behind them keeps all of it (decision 223).
 */
const ownMemoryBytes = 1024 * 1024

/** The environment of the studio's process: the site's, and the socket to listen at. */
export const studioEnvironment = (socketPath: string): NodeJS.ProcessEnv => ({
  MALLOC_MMAP_THRESHOLD_: String(ownMemoryBytes),
  ...process.env,
  [name]: socketPath,
})
