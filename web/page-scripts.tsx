import { Scripts, useMatches } from 'react-router'

/** A route with this `handle` is rendered without scripts. */
type PlainHandle = { withoutScripts: true }

/** The page's scripts, unless a matched route opts out. */
export function PageScripts() {
  const matches = useMatches()
  return matches.some(({ handle }) => isPlain(handle)) ? null : <Scripts />
}

function isPlain(handle: unknown): handle is PlainHandle {
  return typeof handle === 'object' && handle !== null && 'withoutScripts' in handle
}
