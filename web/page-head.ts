import type { MetaDescriptor } from 'react-router'
import { headPictureAddress, type SitePageName, sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import type { StructuredData } from './structured-data.ts'

export type PageHead = {
  /** The title in the browser tab. */
  title: string
  description: string
  /** The canonical path, without the query of the request. */
  path: string
  picture: { address: string; title: string }
  /** False keeps the page out of search engines. */
  indexed?: boolean
  structured?: readonly StructuredData[]
}

/**
 * The metadata of a page. A loader returns it and the route's meta() passes it on, so browsers load neither its texts
 * nor its rules.
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
    // Twitter takes title, description and picture from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((describe) => ({ 'script:ld+json': describe(siteOrigin) })),
  ]
}

/** The head of a page that is listed in domain/site/site-pages.ts. */
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
