import type { SitePageName } from '#domain/site-pages.ts'
import { home } from './home.ts'
import { information } from './information.ts'
import { pageTitle, siteName } from './site-name.ts'

/** How a page is called outside of it: in a tab, in a search result, beside a link, in the picture of a link. */
type Head = { title: string; description: string; picture: string }

export const heads: Record<SitePageName, Head> = {
  home: {
    title: `${siteName} · ${home.tagline}`,
    description: 'Places to visit, food and clinics in Korea: what is known of each, and nothing invented.',
    picture: home.headline,
  },
  about: sayTheSame(information.about),
  contact: sayTheSame(information.contact),
  faqs: sayTheSame(information.faqs),
  privacy: sayTheSame(information.privacy),
}

/** Such a page is called as it calls itself. */
function sayTheSame({ title, lead }: { title: string; lead: string }): Head {
  return { title: pageTitle(title), description: lead, picture: title }
}

export function pictureAlt(title: string): string {
  return `${title}. A drawn scene of Korea with the seal of ${siteName}.`
}
