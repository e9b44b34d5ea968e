import type { RequestListener, Server } from 'node:http'
import { createServer } from 'vite'
import { readHandler, type RenderPage } from './page-handler.ts'

/** Serves Vite on the same origin, with hot reload. Vite's own addresses come first; the product answers all others. */
export async function startVite(server: Server) {
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } } })
  const renderPage: RenderPage = async (request, services) => {
    return readHandler(await vite.ssrLoadModule('/web/handler.ts'))(request, services)
  }
  return {
    renderPage,
    before(listener: RequestListener): RequestListener {
      return (request, response) => vite.middlewares(request, response, () => listener(request, response))
    },
    stop: () => vite.close(),
  }
}
