/** Names the socket; the site sets it for the studio's process and for no other. */
const name = 'STUDIO_SOCKET'

/** Where this process answers for the studio; undefined in every process but the studio's own. */
export const studioSocket = (): string | undefined => process.env[name]

/** The environment of the studio's process: the site's, and the socket to listen at. */
export const studioEnvironment = (socketPath: string): NodeJS.ProcessEnv => ({
  ...process.env,
  [name]: socketPath,
})
