import type { MetaDescriptor } from 'react-router'
import { headPictureAddress } from '#domain/site-pages.ts'
import { en } from '#locales/en.ts'
import { pageHead } from '#web/page-head.ts'

type Options = { isIndexed: boolean }

/** Called outside as it calls itself, with the picture of the site. */
export function accountPageHead(
  args: Parameters<typeof pageHead>[0],
  { title, lead }: { title: string; lead: string },
  { isIndexed }: Options,
): MetaDescriptor[] {
  const { picture } = en.heads.home
  return pageHead(args, {
    title: en.pageTitle(title),
    description: lead,
    picture: { address: headPictureAddress('home', picture), title: picture },
    indexed: isIndexed,
  })
}
