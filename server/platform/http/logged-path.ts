// The router of the pages ignores case, and a path that is refused or not found holds the token just the same.
const links = /(\/(?:shared|shared-lists|calendars)(?:\/|%(?:25)*2f)).+$/is

/** The path as the log has it: without the secret of a link, which whoever reads the log could open. */
export function loggedPath(path: string): string {
  return path.replace(links, '$1…')
}
