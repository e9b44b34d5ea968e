import type { PageServices } from './services.ts'

/** The server's only entry into the web part: renderPage of web/handler.ts, built or through Vite. */
export type RenderPage = (request: Request, services: PageServices) => Promise<Response>

/** The handler's module is made by a build, so the compiler cannot check it. Its type is that of web/handler.ts. */
export function readHandler(module: unknown): RenderPage {
  if (isHandler(module)) return module.renderPage
  throw new TypeError('web/handler.ts has to export renderPage')
}

function isHandler(module: unknown): module is { renderPage: RenderPage } {
  return typeof module === 'object' && module !== null && 'renderPage' in module
}
