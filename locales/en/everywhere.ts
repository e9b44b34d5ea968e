import type { PlaceCategory } from '#domain/places/places.ts'
import type { MapApp } from '#domain/site/settings.ts'
import { offline } from './site/offline.ts'
import { shell } from './site/shell.ts'
import { pageTitle, siteName } from './site/site-name.ts'
import { ui } from './site/ui.ts'

const placeCategories: Record<PlaceCategory, string> = {
  popular: 'Popular',
  culture: 'Culture',
  nature: 'Nature',
  'hidden-gems': 'Hidden Gems',
}

const mapApps: Record<MapApp, string> = { naver: 'Naver Map', kakao: 'KakaoMap', google: 'Google Maps' }

/** What any page may say in a browser: every page loads it, so what one page or the server says stands elsewhere. */
export const everywhere = {
  siteName,
  skipToContent: 'Skip to content',
  pageTitle,
  ...shell,
  offline,
  places: {
    categories: placeCategories,
    pick: 'Editor’s Pick',
    trending: 'Trending',
  },
  mapLink: {
    label: 'Map',
    apps: mapApps,
    spoken: (place: string, app: string) => `${place} in ${app}`,
  },
  showPicture: 'Show picture',
  noImage: 'No Image',
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link may contain a typo.',
    returnHome: 'Return to Home',
  },
  failure: {
    title: 'Something went wrong',
    text: 'We could not show this page. Nothing was lost. Please try again.',
    tryAgain: 'Try Again',
  },
  theme: { legend: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  ui,
}
