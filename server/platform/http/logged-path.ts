const links = /^((?:\/\w{2})?(?:\/trips)?\/shared|\/api\/shared-lists|\/calendars)\/.+$/

/** The path as the log has it: without the secret of a link, which whoever reads the log could open. */
export function loggedPath(path: string): string {
  return path.includes('/shared') || path.startsWith('/calendars') ? path.replace(links, '$1/…') : path
}
