import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test, vi } from 'vitest'
import { startMailServer } from './mail-server.ts'

// An error thrown outside of a test fails the run.
test('a mail whose sender goes away in the middle is not received, and nothing is thrown', async () => {
  const server = await startMailServer()
  const thrown = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', thrown)
  try {
    const client = connect(server.port, '127.0.0.1')
    for (const line of ['HELO here', 'MAIL FROM:<a@example.com>', 'RCPT TO:<b@example.com>', 'DATA']) {
      await once(client, 'data')
      client.write(`${line}\r\n`)
    }
    await once(client, 'data')
    client.write('Subject: half of')
    await new Promise((resolve) => setTimeout(resolve, 50))
    client.destroy()
    await vi.waitUntil(() => server.open() === 0)
    await new Promise((resolve) => setImmediate(resolve))
    expect(thrown).not.toHaveBeenCalled()
    expect(server.received).toEqual([])
  } finally {
    process.off('unhandledRejection', thrown)
    await server.stop()
  }
})
