declare global {
  /** Set by the script in the head (first-script.ts). */
  var mailLink: string | undefined
}

export type MailLink =
  | { kind: 'session'; type: string; accessToken: string; refreshToken: string }
  | { kind: 'refused'; code: string }

/** Returns the link once and forgets it. */
export function takeMailLink(): MailLink | null {
  const words = new URLSearchParams(globalThis.mailLink)
  globalThis.mailLink = undefined
  const accessToken = words.get('access_token')
  const refreshToken = words.get('refresh_token')
  if (accessToken && refreshToken) return { kind: 'session', type: words.get('type') ?? '', accessToken, refreshToken }
  return words.size > 0 ? { kind: 'refused', code: words.get('error_code') ?? '' } : null
}
