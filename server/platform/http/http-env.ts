import type { HttpBindings } from '@hono/node-server'

/** What every handler may ask of its request. */
export type HttpEnv = {
  // Absent where the app is called as a function, without a socket.
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    peer: string
    client: string
    /** The headers that every answer carries, for a handler that writes its own (see `answer`). */
    frameHeaders: Readonly<Record<string, string>>
    answered: boolean
  }
}
