/** The headers of every answer. A page sets its own content security policy. */
export function securityHeaders(siteOrigin: string): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  // Sent only over https: over plain http a browser ignores it, and on localhost it would persist.
  if (siteOrigin.startsWith('https:')) headers['strict-transport-security'] = 'max-age=31536000'
  return headers
}
