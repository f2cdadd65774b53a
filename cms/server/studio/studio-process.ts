import { createServer } from 'node:http'
import { constants } from 'node:os'
import { isDevelopment, readEnvironment } from '../../environment/environment.ts'
import { studioSocket } from '../../environment/studio-socket.ts'
import { createLog } from '../../log/log.ts'
import { withRequestId } from '../../log/request-id.ts'
import { contractRoot } from '../endpoints/large-bodies.ts'
import { collectAlone, collectEarly } from '../start/garbage.ts'
import { keepTickShape } from '../start/keep-tick-shape.ts'
import { tellChanges } from './changes-header.ts'
import { laterContract } from './later-contract.ts'
import { openNext } from './next-studio.ts'
import { setOwnPriority } from './own-priority.ts'
import { removeSocket } from './studio-socket-file.ts'
import { warmUp } from './warm-up.ts'

// The studio's own process: it answers the site, which has let in admins alone, and nobody else.

keepTickShape()

const socketPath = studioSocket() ?? ''

// Its channel to the site closes with the site, in whatever way that ends.
process.on('disconnect', end)
if (!process.connected) end()
// A signal to all of a terminal or a service is the site's to obey, which has requests to finish.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

// Where the cores are few, visitors come before a page that is drawn for the tutor.
setOwnPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const log = createLog({ level: readEnvironment().logLevel, isReadable: isDevelopment() })
const answerContract = laterContract(log)
openNext({ isDev: false }).then(serve) // without a catch: the site restarts what ends by an error

async function serve({ answer }: Awaited<ReturnType<typeof openNext>>): Promise<void> {
  await warmUp(answer)
  collectEarly()
  collectAlone()
  const server = createServer((request, response) => {
    tellChanges(response)
    const answerIt = request.url?.startsWith(contractRoot) ? answerContract : answer
    withRequestId(String(request.headers['x-request-id']), () =>
      answerIt(request, response).catch((error: unknown) => {
        log.error({ err: error }, 'A request failed')
        response.destroy()
      }),
    )
  })
  // How long a request may take is the site's to say, and connections to it are kept.
  server.requestTimeout = 0
  server.headersTimeout = 0
  server.keepAliveTimeout = 0
  server.listen(socketPath, () => process.send?.('ready'))
}

function end(): never {
  removeSocket(socketPath)
  process.exit()
}
