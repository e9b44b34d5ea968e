import { languageOfSegment } from '#domain/languages.ts'
import { formPages, sitePages } from '#domain/site-pages.ts'

const privatePages = ['/settings', '/saved', '/shared', '/trips', '/offline']
const paths = [...Object.values(sitePages).map(({ path }) => path), ...formPages, ...privatePages]
const names = new Set(paths.map((path) => path.split('/')[1] ?? ''))

/** The name of every address that is none of our pages: whoever invents addresses invents no new counts. */
export const unknownPage = 'unknown'

/**
 * Which page an address asks for, whatever its spelling: the router of the pages ignores case, reads percent-encoding,
 * and answers the same below a language and with ".data" behind it.
 */
export function pageNameOf(address: string): string {
  const [path = ''] = address.split('?', 1)
  const segments = path.slice(1).split('/').map(readSegment)
  const [first = ''] = segments.length > 1 && languageOfSegment(segments[0]) ? segments.slice(1) : segments
  const name = first.replace(/\.data$/, '').replace(/^_root$/, '')
  return names.has(name) ? name : unknownPage
}

/** Whether the path stands there as our own links write it: each of the others is rendered anew. */
export function isPlainlySpelled(address: string): boolean {
  const [path = ''] = address.split('?', 1)
  return !/[%A-Z]/.test(path)
}

function readSegment(segment: string): string {
  // What cannot be read was refused before it came here.
  return decodeURIComponent(segment).toLowerCase()
}
