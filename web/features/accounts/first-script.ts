import { sessionKey } from './session/stored-session.ts'

/**
 * Runs first in the head. It sets which half of the header is shown, so that the wrong one never flashes. It also
 * removes the tokens of a mailed link from the address: they are stored in `mailLink`, where the target page reads them
 * once. So neither the history nor a referrer contains them.
 */
export const accountScript = `(() => {
  let kept = null
  try { kept = localStorage.getItem('${sessionKey}') } catch {}
  document.documentElement.toggleAttribute('data-signed-in', kept !== null)
  const isLink = (words) => words.has('access_token') || words.has('error')
  const isAt = (path) => location.pathname.replace(/\\/$/, '') === path
  const resets = isAt('/reset-password')
  let words = new URLSearchParams(location.hash.slice(1))
  if (!isLink(words) && resets) words = new URLSearchParams(location.search)
  if (!isLink(words)) return
  const type = words.get('type') ?? ''
  const isOfSettings = type === 'email_change' || (type === '' && isAt('/settings'))
  const page = /^(recovery|invite)$/.test(type) ? '/reset-password' : isOfSettings ? '/settings' : '/login'
  if (!resets && !isAt(page)) return location.replace(page + '#' + words)
  globalThis.mailLink = String(words)
  history.replaceState(null, '', location.pathname)
})()`
