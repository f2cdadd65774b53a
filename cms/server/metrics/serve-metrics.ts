import { createServer } from 'node:http'
import type { Payload } from 'payload'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { StartError } from '../../environment/environment.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { type RequestMetrics, requestMetrics } from './request-metrics.ts'
import { stateMetrics } from './state-metrics.ts'

interface Parts {
  port: number
  host: string
  payload: Payload
  cache: Pick<AnswerCache, 'figures'>
  hears(): boolean
  studio: { isUp(): boolean }
}

export interface ServedMetrics {
  requests: RequestMetrics
  close(): Promise<void>
}

/**
 * Figures for Prometheus at `/metrics`, on a port of their own that visitors do not reach (decision
 * 175).
 * @throws StartError where the port cannot be used.
 */
export async function serveMetrics({ port, host, ...parts }: Parts): Promise<ServedMetrics> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = requestMetrics(register)
  stateMetrics({ register, ...parts })
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    try {
      const text = await register.metrics()
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text)
    } catch (error) {
      parts.payload.logger.error({ err: error }, 'The metrics could not be read')
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const why = `METRICS_PORT ${port} on ${host} cannot be used (${error.message}).`
      reject(new StartError(`${why} Choose another, for example METRICS_PORT=9464`))
    })
    server.listen(port, host, resolve)
  })
  return {
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
