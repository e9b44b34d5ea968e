import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import type { App } from '#server/platform/http/app.ts'

type Options = {
  /** Scheme, host and port, without a slash at the end. */
  siteOrigin: string
  /** Where a security hole is reported; the contact page if the operator has no address. */
  operatorEmail: string | null
  now: () => number
}

// Crawlers and browsers request these rarely; a delay of an hour is acceptable.
const forAnHour = 'public, max-age=3600'

/** RFC 9116 asks for less than a year. */
const validMilliseconds = 180 * 24 * 60 * 60 * 1000

/**
 * Files for crawlers, installers and password managers at fixed addresses: /robots.txt, /site.webmanifest,
 * /.well-known/security.txt, /.well-known/change-password.
 */
export function mountRobotsAndManifest({ siteOrigin, operatorEmail, now }: Options) {
  const manifest = JSON.stringify(describeApp())
  return (app: App) => {
    // Nothing is disallowed: a list of private pages would point to them, and their answers say noindex themselves.
    app.get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin}/sitemap.xml\n`, 200, { 'cache-control': forAnHour }),
    )

    app.get('/.well-known/security.txt', (c) => {
      const contact = operatorEmail ? `mailto:${operatorEmail}` : siteOrigin + sitePages.contact.path
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(now() + validMilliseconds).toISOString().slice(0, 10)}T00:00:00.000Z`,
        'Preferred-Languages: en',
        `Canonical: ${siteOrigin}/.well-known/security.txt`,
      ]
      return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': forAnHour })
    })

    app.get('/.well-known/change-password', (c) => c.redirect(`${siteOrigin}/settings?tab=account`, 302))

    app.get('/site.webmanifest', (c) =>
      c.body(manifest, 200, { 'content-type': 'application/manifest+json', 'cache-control': forAnHour }),
    )
  }
}

function describeApp() {
  return {
    id: '/',
    name: en.siteName,
    short_name: en.manifest.shortName,
    description: en.heads.home.description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f1',
    theme_color: '#fbf8f1',
    categories: ['travel'],
    icons: [
      { src: '/icons/seal-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/seal-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/seal-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  }
}
