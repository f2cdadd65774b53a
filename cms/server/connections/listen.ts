import { createServer, type Server, type ServerOptions } from 'node:http'
import { StartError } from '../../environment/environment.ts'
import { noteLetIn } from '../turnstile.ts'
import { closeQueued } from './close-queued.ts'
import { rememberConnections } from './last-connections.ts'
import { answerRefusedHeads } from './refused-heads.ts'
import { cutSlowBody, cutWhoNeverReads, slowHeads } from './slow-clients.ts'
import { cutTinyChunks } from './tiny-chunks.ts'

const hint = 'Stop the program that uses it, or choose another port, for example PORT=3001'

/**
 * A page is handed over to the system in one piece. Node 20 calls anything above 16 kB too much to
 * take at once, and tells each answer when it has gone out: a tenth of what a kept page costs. Later
 * ones take 64 kB by themselves.
 */
const wholePages: ServerOptions = { highWaterMark: 64 * 1024 }

/**
 * Listens on the port without answering yet: a port that is already in use is reported before
 * anything else starts.
 */
export function listen(port: number): Promise<Server> {
  const server = createServer({ ...slowHeads, ...wholePages })
  server.on('connection', noteLetIn)
  const { connected, asked, isAnswering } = rememberConnections(server)
  cutWhoNeverReads(server, { connected })
  answerRefusedHeads(server, { isAnswering })
  // In one: for each who listens Node calls once more, at every request, and copies the list of them.
  server.on('request', (request, response) => {
    asked(request, response)
    closeQueued(request, response)
    cutSlowBody(request)
    cutTinyChunks(request, response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const code = 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE') reject(new StartError(`Port ${port} is already in use. ${hint}`))
      else if (code === 'EACCES') reject(new StartError(`Port ${port} is not allowed. ${hint}`))
      else reject(error)
    })
    server.listen(port, () => resolve(server))
  })
}
