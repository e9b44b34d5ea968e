import type { SitePageName } from '#domain/site-pages.ts'

/** How a page is called outside of it: in a tab, in a search result, beside a link, in the picture of a link. */
type Head = { title: string; description: string; picture: string }

export const heads: Record<SitePageName, Head> = {
  home: {
    title: 'My Guide Korea · Your Ultimate Korea Travel Companion',
    description: 'Places to visit, food, and an honest directory of clinics in Korea, every fact with its source.',
    picture: 'Discover the Beauty of Korea',
  },
  about: {
    title: 'About · My Guide Korea',
    description: 'Who makes My Guide Korea, where its facts come from, and what it does not know.',
    picture: 'About My Guide Korea',
  },
  contact: {
    title: 'Contact · My Guide Korea',
    description: 'Ask a question, correct a fact or report a problem.',
    picture: 'Write to us',
  },
  faqs: {
    title: 'Questions and answers · My Guide Korea',
    description: 'Where the facts of this guide come from, what a rating means, and what a listing is not.',
    picture: 'Questions and answers',
  },
  privacy: {
    title: 'Privacy · My Guide Korea',
    description: 'What My Guide Korea keeps about you, why, for how long, and how to have it deleted.',
    picture: 'Your privacy',
  },
}

export function pictureAlt(title: string): string {
  return `${title}. A drawn scene of Korea with the seal of My Guide Korea.`
}
