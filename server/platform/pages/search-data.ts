import { en } from '#locales/en.ts'
import type { App } from '#server/platform/http/app.ts'

/** A public page as the sitemap names it. `changedOn` (a date) only where it is known and true. */
export type ListedPage = { path: string; changedOn?: string }

type Options = {
  /** Scheme, host and port, without a slash at the end. */
  siteOrigin: string
  listPages: () => Promise<readonly ListedPage[]>
}

// Crawlers and browsers ask seldom; an hour late is soon enough for them.
const forAnHour = 'public, max-age=3600'

/** What crawlers and installers ask for at fixed addresses: /sitemap.xml, /robots.txt, /site.webmanifest. */
export function mountSearchData({ siteOrigin, listPages }: Options) {
  const manifest = JSON.stringify(describeApp())
  return (app: App) => {
    app.get('/sitemap.xml', async (c) =>
      c.body(writeSitemap(siteOrigin, await listPages()), 200, {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': forAnHour,
      }),
    )

    // Nothing is disallowed: a list of what is private would be a map to it, and those answers refuse for themselves.
    app.get('/robots.txt', (c) =>
      c.text(`User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin}/sitemap.xml\n`, 200, { 'cache-control': forAnHour }),
    )

    app.get('/site.webmanifest', (c) =>
      c.body(manifest, 200, { 'content-type': 'application/manifest+json', 'cache-control': forAnHour }),
    )
  }
}

function writeSitemap(siteOrigin: string, pages: readonly ListedPage[]): string {
  const entries = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${escapeXml(changedOn)}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteOrigin + path)}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

const xmlSigns: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => xmlSigns[sign] ?? sign)
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
