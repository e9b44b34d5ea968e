import type { Socket } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { portOf } from './port-of.ts'

/**
 * What happens next at a stage instead of being accepted: a refusal with this code, silence, or the end of the
 * connection.
 */
type Verdict = number | 'hang' | 'drop'

type ReceivedMail = { to: string; raw: string; messageId: string }

/**
 * A mail server on this machine that does what a test tells it, one verdict for each visit of a stage, and accepts
 * otherwise.
 */
export async function startMailServer({ password }: { password?: string } = {}) {
  const verdicts = { connection: [] as Verdict[], recipient: [] as Verdict[], mail: [] as Verdict[] }
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  let connections = 0

  function judge(stage: keyof typeof verdicts, answer: (error?: Error) => void): void {
    const verdict = verdicts[stage].shift()
    if (verdict === undefined) return answer()
    if (verdict === 'hang') return
    if (verdict === 'drop') for (const socket of sockets) socket.destroy()
    else answer(Object.assign(new Error('5.1.1 <reader@example.com> is refused'), { responseCode: verdict }))
  }

  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, answer) => {
      if (auth.password === password) answer(null, { user: auth.username ?? '' })
      else answer(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    onConnect: (_session, answer) => judge('connection', answer),
    onRcptTo: (_address, _session, answer) => judge('recipient', answer),
    onData(stream, session, answer) {
      const keep = (raw: string) => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        received.push({ to, raw, messageId: /^message-id: (.*)$/im.exec(raw)?.[1] ?? '' })
        judge('mail', answer)
      }
      // Of a mail whose sender goes away in the middle nothing is kept, and there is nobody to answer.
      text(stream).then(keep, () => {})
    },
  })
  // A client that goes away in the middle is what some tests are about.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const port = portOf(server.server)

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    verdicts,
    /** Every mail whose last byte arrived here, whatever was answered. */
    received,
    connections: () => connections,
    open: () => sockets.size,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(resolve))
    },
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>
