// What a build or a test may see of the developer's environment. A list of what is let through, because a list of what
// is kept out (DATABASE_URL, PORT, SMTP_URL …) would be wrong with the next variable. TZ comes through: nothing may
// depend on it.
const names = [
  'PATH HOME USER LOGNAME SHELL LANG LANGUAGE TZ TERM COLORTERM FORCE_COLOR NO_COLOR CI DEBUG CHROME_PATH',
  'TMPDIR TMP TEMP XDG_RUNTIME_DIR XDG_CACHE_HOME LD_LIBRARY_PATH',
  'SYSTEMROOT COMSPEC PATHEXT USERPROFILE APPDATA LOCALAPPDATA PROGRAMFILES',
].flatMap((line) => line.split(' '))

/** The environment of this process, reduced to what may not change an outcome. */
export function cleanEnvironment() {
  const isLetThrough = ([name]) => names.includes(name.toUpperCase()) || name.startsWith('LC_')
  return Object.fromEntries(Object.entries(process.env).filter(isLetThrough))
}
