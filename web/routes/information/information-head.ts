import type { MetaDescriptor } from 'react-router'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { sitePageHead } from '#web/page-head.ts'
import { breadcrumbs, type StructuredData } from '#web/structured-data.ts'

/** For a loader: the head of an information page, one level below the home page. */
export function informationHead(
  siteOrigin: string,
  name: 'about' | 'contact' | 'faqs' | 'privacy',
  structured: readonly StructuredData[] = [],
): MetaDescriptor[] {
  const { home, [name]: page } = en.siteLinks
  const crumbs = breadcrumbs([
    { name: home, path: sitePages.home.path },
    { name: page, path: sitePages[name].path },
  ])
  return sitePageHead(siteOrigin, name, { structured: [...structured, crumbs] })
}
