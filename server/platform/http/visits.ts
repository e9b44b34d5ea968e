import { isbot } from 'isbot'
import type { App } from './app.ts'
import { headerReader, type ReadHeader } from './read-header.ts'

/**
 * Reports which pages below an address were shown to people: no bot that identifies itself, and no prefetch of a
 * browser. It reports the path alone, so that nobody can be recognised.
 */
export function reportVisits({
  under,
  tell,
}: {
  under: `/${string}`
  tell: (path: string) => void
}): (app: App) => void {
  return (app) => {
    app.use(async (c, next) => {
      await next()
      if (c.req.method !== 'GET' || !c.req.path.startsWith(`${under}/`)) return
      const { status } = c.res
      // 304: the browser shows its cached page.
      if ((status === 200 || status === 304) && isPerson(headerReader(c))) tell(c.req.path)
    })
  }
}

const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

function isPerson(readHeader: ReadHeader): boolean {
  const agent = readHeader('user-agent')
  if (!agent || isbot(agent)) return false
  return aheadHeaders.every((name) => !/prefetch|prerender|preview/i.test(readHeader(name) ?? ''))
}
