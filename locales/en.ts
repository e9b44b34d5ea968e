import type { PlaceCategory } from '#domain/places.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { heads, pictureAlt } from './en/heads.ts'
import { home } from './en/home.ts'
import { mail } from './en/mail.ts'
import { map } from './en/map.ts'
import { information } from './en/information.ts'
import { offline } from './en/offline.ts'
import { shell } from './en/shell.ts'
import { pageTitle, siteName } from './en/site-name.ts'
import { ui } from './en/ui.ts'

const placeCategories: Record<PlaceCategory, string> = {
  popular: 'Popular',
  culture: 'Culture',
  nature: 'Nature',
  'hidden-gems': 'Hidden Gems',
}

const problems: Record<ProblemCode, string> = {
  'request.malformed_address': 'This address cannot be read.',
  'request.malformed': 'What was sent cannot be read.',
  'request.too_slow': 'The request did not arrive in time.',
  'request.headers_too_large': 'What your browser sent along is too large. Deleting the cookies of this site may help.',
  'request.address_too_long': 'This address is too long.',
  'request.body_too_large': 'What was sent is too large.',
  'request.method_not_allowed': 'This cannot be done at this address.',
  'limits.too_many_requests': 'Too many requests. Please wait a moment and try again.',
  'page.not_found': 'There is nothing at this address.',
  'metrics.token_required': 'These figures need the operator\u2019s token.',
  'mail.not_configured': 'This copy of the site cannot send mail: its operator has not set it up.',
  'accounts.token_refused': 'Your session has ended. Please sign in again.',
  'accounts.sign_in_required': 'Please sign in first.',
  'accounts.second_factor_required': 'This needs your second factor: sign in with a code from your app.',
  'accounts.password_wrong': 'This is not your password.',
  'accounts.code_wrong': 'This code is not right, or its time is over.',
  'accounts.recovery_code_wrong': 'This is not one of your recovery codes, or it was used before.',
  'accounts.session_not_found': 'You have no such session. It may have ended already.',
  'accounts.last_admin': 'You are the only administrator. Make somebody else one first.',
  'server.unexpected': 'Something went wrong on our side. Please try again.',
}

export const en = {
  siteName,
  skipToContent: 'Skip to content',
  pageTitle,
  ...shell,
  home,
  mail,
  map,
  heads,
  pictureAlt,
  manifest: { shortName: 'Guide Korea' },
  information,
  offline,
  places: { categories: placeCategories, noRating: 'No rating yet' },
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link has a slip in it.',
    returnHome: 'Return to Home',
  },
  failure: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Nothing was lost; please try again.',
    tryAgain: 'Try Again',
  },
  problems,
  theme: { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  ui,
}

/** What every language has to say. */
export type Messages = typeof en
