import { pageNames } from './page-names.ts'
import { siteName } from './site-name.ts'

export const shell = {
  siteLinks: {
    home: 'Home',
    places: 'Places',
    placesToVisit: 'Places to Visit',
    tripPlanner: 'Trip Planner',
    clinics: 'Beauty & Clinics',
    food: 'Food & Cafe',
    foodGuide: 'Food & Cafe',
    shopping: 'Shopping Guide',
    map: 'Interactive Map',
    trips: 'My Trips',
    saved: 'Saved',
    settings: 'Settings',
    logIn: 'Log In',
    signUp: 'Sign Up',
    ...pageNames,
  },
  header: {
    mainNavigation: 'Main',
    accountNavigation: 'Account',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    greeting: 'Hi,',
    signedInAs: 'Signed in as:',
    signOut: 'Sign Out',
  },
  footer: {
    promise: 'Find the way, then take your time.',
    quickLinks: 'Quick Links',
    resources: 'Resources',
    copyright: (year: number | undefined) => ['©', year, siteName].filter(Boolean).join(' '),
    sealWord: '길',
    sealMeaning: '(gil) means way',
  },
}
