import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BareAnswer } from './bare-server.ts'

const [answer]: BareAnswer[] = await once(process, 'message')
if (answer) {
  const body = Buffer.from(answer.body, 'base64')
  const server = createServer((_request, response) => {
    response.writeHead(200, answer.headers)
    response.end(body)
  })
  server.listen(0, () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
}
