import { Scripts, useMatches } from 'react-router'

/** What a route says of itself in `handle`: it stays plain and no script is loaded. */
type PlainHandle = { withoutScripts: true }

/** The scripts of the page, on every page that wants some. */
export function PageScripts() {
  const matches = useMatches()
  return matches.some(({ handle }) => isPlain(handle)) ? null : <Scripts />
}

function isPlain(handle: unknown): handle is PlainHandle {
  return typeof handle === 'object' && handle !== null && 'withoutScripts' in handle
}
