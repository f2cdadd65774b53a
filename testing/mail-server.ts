import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  /** Envelope recipients. */
  to: string[]
  /** Header lines and body as they came, folded header lines joined. */
  text: string
}

/** A real mail server that keeps what it receives, on a port of the loopback address. */
export async function startMailServer(port: number) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const text = Buffer.concat(chunks)
          .toString('utf8')
          .replace(/\r\n[ \t]+/g, ' ')
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    mails,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
