import type { Messages } from '#web/ui/messages.ts'

export type SiteLink = {
  to: string
  name: keyof Messages['siteLinks']
  /** Pages that belong to it besides its own and those below. */
  inside?: RegExp
}

/** What the header offers, in its order. */
export const mainLinks: readonly SiteLink[] = [
  { to: '/', name: 'home' },
  { to: '/#places-to-visit', name: 'places', inside: /^\/places\b/ },
  { to: '/trip-planner', name: 'tripPlanner' },
  { to: '/beauty-clinics', name: 'clinics', inside: /-clinics\b/ },
  { to: '/food-and-cafe', name: 'food' },
]

/** For `aria-current`: the page itself, or a part of the site that one is in. */
export function currentAt({ to, inside }: SiteLink, pathname: string): 'page' | true | undefined {
  if (to === pathname) return 'page'
  return pathname.startsWith(`${to}/`) || inside?.test(pathname) || undefined
}

/** What somebody keeps, with an account or without. */
export const savedLink: SiteLink = { to: '/saved', name: 'saved' }
export const tripsLink: SiteLink = { to: '/trips', name: 'trips' }
export const settingsLink: SiteLink = { to: '/settings', name: 'settings' }

/** For who is signed out. */
export const logInLink: SiteLink = { to: '/login', name: 'logIn' }
export const signUpLink: SiteLink = { to: '/signup', name: 'signUp' }

/** Sections of the home page, from wherever one is. */
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
