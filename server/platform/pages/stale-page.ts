import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { stalePage } from '#locales/en/site/stale-page.ts'
import { finishBytes, type RenderedPage } from './rendered-page.ts'

const marked = new WeakMap<RenderedPage, RenderedPage>()

/** An empty line of web/ui/stale-line.tsx, which stands where a page shows opening hours. */
const emptyLine = /(<p [^>]*data-stale-line=""[^>]*>)(<\/p>)/g

/**
 * A page that could not be rendered again: it says so in a header, and in one line where it shows hours. It is not
 * stored by browsers.
 */
export function markStale(page: RenderedPage, renderedAt: number): RenderedPage {
  const before = marked.get(page)
  if (before) return before
  const line = Buffer.from(stalePage.line(seoulMoment(renderedAt))).toString('latin1')
  const text = Buffer.from(page.identity.buffer).toString('latin1').replaceAll(emptyLine, `$1${line}$2`)
  const stale = {
    ...page,
    ...finishBytes(new Uint8Array(Buffer.from(text, 'latin1'))),
    headers: { ...page.headers, 'x-page-state': 'stale' },
    storable: false,
  }
  marked.set(page, stale)
  return stale
}
