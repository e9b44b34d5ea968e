import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { PageServices } from '#server/services.ts'
import { servicesContext } from './services-context.ts'

// @ts-expect-error The router types its own build with "or undefined" where it asks for "may be missing".
const serverBuild: ServerBuild = build
const handle = createRequestHandler(serverBuild, import.meta.env.MODE)

/** Answers a request for a page or for a page's data. The server calls this and does not depend on React. */
export function renderPage(request: Request, services: PageServices): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  return handle(request, context)
}
