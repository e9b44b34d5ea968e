import type { MetaDescriptor } from 'react-router'
import { headPictureAddress, type SitePageName, sitePages } from '#domain/site-pages.ts'
import { en } from '#locales/en.ts'
import type { StructuredData } from './structured-data.ts'

/** Of the arguments of a route's meta(): the root's loader knows the site's own address. */
type MetaArguments = {
  location: { pathname: string }
  matches: readonly [{ loaderData?: { siteOrigin: string } | undefined }, ...unknown[]]
}

export type PageHead = {
  /** As the tab shows it. */
  title: string
  description: string
  /** The page's one true address, where the one asked for is not it. */
  path?: string
  picture: { address: string; title: string }
  /** False keeps the page out of search engines. */
  indexed?: boolean
  structured?: readonly StructuredData[]
}

/** What a route's meta() returns: everything that is said about a page outside of it. */
export function pageHead({ location, matches }: MetaArguments, head: PageHead): MetaDescriptor[] {
  const { title, description, picture, indexed = true, structured = [] } = head
  const origin = matches[0].loaderData?.siteOrigin ?? ''
  const address = origin + (head.path ?? withoutSlashAtTheEnd(location.pathname))
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
    { property: 'og:image', content: origin + picture.address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: en.pictureAlt(picture.title) },
    // Title, description and picture are taken from the lines above.
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((describe) => ({ 'script:ld+json': describe(origin) })),
  ]
}

/** The head of a page that stands in domain/site-pages.ts. */
export function sitePageHead(
  args: MetaArguments,
  name: SitePageName,
  { structured = [] }: Pick<PageHead, 'structured'> = {},
): MetaDescriptor[] {
  const { title, description, picture } = en.heads[name]
  return pageHead(args, {
    title,
    description,
    path: sitePages[name].path,
    picture: { address: headPictureAddress(name, picture), title: picture },
    structured,
  })
}

function withoutSlashAtTheEnd(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '')
}
