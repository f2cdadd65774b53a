import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BareAnswer } from './bare-server.ts'

const [given]: Record<string, BareAnswer>[] = await once(process, 'message')
if (given) {
  const answers = new Map(
    Object.entries(given).map(([path, { headers, body }]) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  )
  const server = createServer(({ url = '' }, response) => {
    const answer = answers.get(url)
    if (!answer) return void response.writeHead(404).end()
    response.writeHead(200, answer.headers)
    response.end(answer.body)
  })
  server.listen(0, () => {
    const address = server.address()
    process.send?.(typeof address === 'object' ? address?.port : 0)
  })
}
