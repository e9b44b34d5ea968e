const links = /^((?:\/\w{2})?\/shared|\/api\/shared-lists)\/.+$/

/** The path as the log has it: without the secret of a shared link, which whoever reads the log could open. */
export function loggedPath(path: string): string {
  return path.includes('/shared') ? path.replace(links, '$1/…') : path
}
