// The router of the pages ignores case, and a path that is refused or not found contains the token as well.
const links = /(\/(?:shared|shared-lists|calendars)(?:\/|%(?:25)*2f)).+$/is

/** The path for the log, without the secret token of a link. */
export function loggedPath(path: string): string {
  return path.replace(links, '$1…')
}
