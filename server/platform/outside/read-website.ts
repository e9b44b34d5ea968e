/** The longest address that clinics and places may have. */
const longestAddress = 1000

/**
 * The address of a website as somebody else wrote it: often "www.clinic.example" instead of a whole one. Returns '' for
 * anything that is not a web address.
 */
export function readWebsite(text: string): string {
  if (text === '' || /\s/.test(text)) return ''
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `http://${text}`
  const url = URL.canParse(address) ? new URL(address) : null
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  const isUsable = isWeb && url.hostname.includes('.') && url.username === '' && url.password === ''
  return isUsable && url.href.length <= longestAddress ? url.href : ''
}
