import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { PageServices } from '#server/services.ts'
import { servicesContext } from './services-context.ts'

// @ts-expect-error The router types its own build with "or undefined" where it asks for "may be missing".
const handle = createRequestHandler(build, import.meta.env.MODE)

/** Answers a request for a page or for a page's data. The server calls this and knows nothing of React. */
export function renderPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
