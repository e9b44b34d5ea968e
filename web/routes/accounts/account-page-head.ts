import type { MetaDescriptor } from 'react-router'
import { headPictureAddress } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { pageHead } from '#web/page-head.ts'

type Page = { path: string; words: { title: string; lead: string }; isIndexed: boolean }

/** For a loader: the head of an account page, with the site's picture and the same title as on the page. */
export function accountPageHead(siteOrigin: string, { path, words, isIndexed }: Page): MetaDescriptor[] {
  const { picture } = en.heads.home
  return pageHead(siteOrigin, {
    title: en.pageTitle(words.title),
    description: words.lead,
    path,
    picture: { address: headPictureAddress('home', picture), title: picture },
    indexed: isIndexed,
  })
}
