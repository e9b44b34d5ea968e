import type { everywhere } from '#locales/en/everywhere.ts'

export type SiteLink = {
  to: string
  name: keyof (typeof everywhere)['siteLinks']
  /** Other pages that belong to this link, besides its own and the pages below it. */
  inside?: RegExp
}

/** The links of the header, in order. */
export const mainLinks: readonly SiteLink[] = [
  { to: '/', name: 'home' },
  { to: '/#places-to-visit', name: 'places', inside: /^\/places\b/ },
  { to: '/trip-planner', name: 'tripPlanner' },
  { to: '/beauty-clinics', name: 'clinics', inside: /-clinics\b/ },
  { to: '/food-and-cafe', name: 'food' },
]

/** The value of `aria-current`: the page itself, or a section that contains it. */
export function currentAt({ to, inside }: SiteLink, pathname: string): 'page' | true | undefined {
  if (to === pathname) return 'page'
  return pathname.startsWith(`${to}/`) || inside?.test(pathname) || undefined
}

/** Pages of saved content, with or without an account. */
export const savedLink: SiteLink = { to: '/saved', name: 'saved' }
export const tripsLink: SiteLink = { to: '/trips', name: 'trips' }
export const settingsLink: SiteLink = { to: '/settings', name: 'settings' }

/** For visitors who are signed out. */
export const logInLink: SiteLink = { to: '/login', name: 'logIn' }
export const signUpLink: SiteLink = { to: '/signup', name: 'signUp' }

/** Sections of the home page. */
export const quickLinks: readonly SiteLink[] = [
  { to: '/#trip-planner', name: 'tripPlanner' },
  { to: '/#places-to-visit', name: 'placesToVisit' },
  { to: '/#plastic-surgery-list', name: 'clinics' },
  { to: '/#shopping-guide', name: 'shopping' },
  { to: '/#food-guide', name: 'foodGuide' },
  { to: '/#map', name: 'map' },
]

export const resourceLinks: readonly SiteLink[] = [
  { to: '/about', name: 'about' },
  { to: '/contact', name: 'contact' },
  { to: '/faqs', name: 'faqs' },
  { to: '/privacy', name: 'privacy' },
]
