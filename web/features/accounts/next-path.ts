const nowhere = 'https://site.invalid'

/** Where to go after signing in: `?next=` when it is a path of this site, else home. */
export function readNextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  // "//host", "/\host" and what hides between them lead to another site.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return '/'
  const url = URL.parse(next, nowhere)
  if (!url || url.origin !== nowhere || /^\/(?:login|signup)\/?$/.test(url.pathname)) return '/'
  // "/.//host" is "//host" once it is read.
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash
}
