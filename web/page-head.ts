import type { MetaDescriptor } from 'react-router'
import { headPictureAddress, type SitePageName, sitePages } from '#domain/site-pages.ts'
import { en } from '#locales/en.ts'
import type { StructuredData } from './structured-data.ts'

export type PageHead = {
  /** As the tab shows it. */
  title: string
  description: string
  /** The page's one true address, whatever stood behind it in the one that was asked for. */
  path: string
  picture: { address: string; title: string }
  /** False keeps the page out of search engines. */
  indexed?: boolean
  structured?: readonly StructuredData[]
}

/**
 * Everything that is said about a page outside of it. A loader returns it and the route's meta() hands it on: so
 * neither its words nor its rules are loaded by browsers.
 */
export function pageHead(siteOrigin: string, head: PageHead): MetaDescriptor[] {
  const { title, description, path, picture, indexed = true, structured = [] } = head
  const address = siteOrigin + path
  return [
    { title },
    { name: 'description', content: description },
    ...(indexed ? [{ tagName: 'link', rel: 'canonical', href: address }] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: en.siteName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: siteOrigin + picture.address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: en.pictureAlt(picture.title) },
    // Title, description and picture are taken from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((describe) => ({ 'script:ld+json': describe(siteOrigin) })),
  ]
}

/** The head of a page that stands in domain/site-pages.ts. */
export function sitePageHead(
  siteOrigin: string,
  name: SitePageName,
  { structured = [], indexed = true }: Pick<PageHead, 'structured' | 'indexed'> = {},
): MetaDescriptor[] {
  const { title, description, picture } = en.heads[name]
  return pageHead(siteOrigin, {
    title,
    description,
    path: sitePages[name].path,
    picture: { address: headPictureAddress(name, picture), title: picture },
    indexed,
    structured,
  })
}
