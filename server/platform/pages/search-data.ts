import { en } from '#locales/en.ts'
import type { App } from '#server/platform/http/app.ts'

type Options = {
  /** Scheme, host and port, without a slash at the end. */
  siteOrigin: string
}

// Crawlers and browsers request these rarely; a delay of an hour is acceptable.
const forAnHour = 'public, max-age=3600'

/** Files for crawlers and installers at fixed addresses: /robots.txt, /site.webmanifest. */
export function mountSearchData({ siteOrigin }: Options) {
  const manifest = JSON.stringify(describeApp())
  return (app: App) => {
    // Nothing is disallowed: a list of private pages would point to them, and their answers say noindex themselves.
    app.get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin}/sitemap.xml\n`, 200, { 'cache-control': forAnHour }),
    )

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
