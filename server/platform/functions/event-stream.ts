import { requestMilliseconds, withTimeBudget } from '#server/platform/database/pool/time-budget.ts'

const encoder = new TextEncoder()
// Proxies close connections that are idle for a minute.
const beatMs = 15_000

export type SendEvent = (event: string, data: unknown) => void

type Options = {
  /** Aborted when the client disconnects or the time limit is reached. */
  signal: AbortSignal
  /** Sends the events; an error is sent by `failed` if the client is still connected. */
  run: (send: SendEvent, signal: AbortSignal) => Promise<void>
  failed: (error: unknown) => { event: string; data: unknown }
}

/** A streamed answer of server-sent events. */
export function answerWithEvents({ signal, run, failed }: Options): Response {
  const left = new AbortController()
  let beat: NodeJS.Timeout | undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      let isOpen = true
      const end = () => {
        isOpen = false
        clearInterval(beat)
      }
      left.signal.addEventListener('abort', end, { once: true })
      const write = (text: string) => {
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      beat = setInterval(() => write(': still here\n\n'), beatMs)
      beat.unref()
      // The response has begun, but the rest may wait for the database no longer than any other request.
      void withTimeBudget(requestMilliseconds, () => run(send, AbortSignal.any([signal, left.signal])))
        .catch((error: unknown) => {
          const { event, data } = failed(error)
          send(event, data)
        })
        .finally(() => {
          if (isOpen) controller.close()
          end()
        })
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Some proxies buffer an answer until it is complete.
      'x-accel-buffering': 'no',
    },
  })
}
