import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { paintFirst } from './paint-first.ts'
import { servicesContext } from './services-context.ts'
import { NonceContext } from './ui/nonce.ts'

/** Renders the whole page before it answers: pages are cached as buffers, and a late error is still a 500. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(servicesContext).page
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(paintFirst(Buffer.concat(chunks).toString(), nonce), { status, headers }))
        done()
      },
    })
    const stream = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React would stream a large part after the page, and only a script would move it into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => stream.pipe(body),
        onShellError: reject,
        onError: reject,
      },
    )
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An error response of the router, such as 405: the request was wrong, and nothing failed here.
  if (isRouteErrorResponse(error)) return
  if (!request.signal.aborted) context.get(servicesContext).page.report(error)
}
