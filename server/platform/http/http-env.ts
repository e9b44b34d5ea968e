import type { HttpBindings } from '@hono/node-server'

/** What every handler can read about its request. */
export type HttpEnv = {
  // Absent if the app is called as a function, without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    peer: string
    client: string
    /** The headers of every answer, for a handler that writes its own (see `answer`). */
    frameHeaders: Readonly<Record<string, string>>
    answered: boolean
  }
}
