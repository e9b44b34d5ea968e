const nowhere = 'https://site.invalid'

/** The path after login: `?next=` if it is a path of this site, otherwise home. */
export function readNextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // "//host", "/\host" and variants with characters in between lead to another site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return '/'
  const url = URL.parse(next, nowhere)
  if (!url || url.origin !== nowhere || /^\/(?:login|signup)\/?$/.test(url.pathname)) return '/'
  // "/.//host" becomes "//host" when it is parsed.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash
}
