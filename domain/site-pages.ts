import type { ClinicPath } from './clinics.ts'
import type { SceneName } from './scene-names.ts'
import { pictureVersion } from './scenes.ts'

type SitePage = { path: string; scene: SceneName }

/** The public pages whose address does not come from the catalogue: what the sitemap lists and link previews show. */
export const sitePages = {
  home: { path: '/', scene: 'hero' },
  about: { path: '/about', scene: 'hanok-lane' },
  contact: { path: '/contact', scene: 'market' },
  faqs: { path: '/faqs', scene: 'palace' },
  privacy: { path: '/privacy', scene: 'temple' },
  places: { path: '/places', scene: 'tower' },
  food: { path: '/food-and-cafe', scene: 'bibimbap' },
  dishes: { path: '/food-and-cafe/dishes', scene: 'market' },
  'table-card': { path: '/food-and-cafe/table-card', scene: 'tea-set' },
  'trip-planner': { path: '/trip-planner', scene: 'hanok-lane' },
  clinics: { path: '/beauty-clinics', scene: 'clinic-reception' },
  'plastic-surgery-clinics': { path: '/plastic-surgery-clinics', scene: 'clinic-consulting' },
  'skin-clinics': { path: '/skin-clinics', scene: 'clinic-skin' },
  'eye-surgery-clinics': { path: '/eye-surgery-clinics', scene: 'clinic-eye' },
  'dental-clinics': { path: '/dental-clinics', scene: 'clinic-dental' },
  'stem-cell-clinics': { path: '/stem-cell-clinics', scene: 'clinic-door' },
  'other-clinics': { path: '/other-clinics', scene: 'clinic-reception' },
} as const satisfies Record<string, SitePage> & Record<ClinicPath, SitePage>
export type SitePageName = keyof typeof sitePages

export function isSitePageName(name: string): name is SitePageName {
  return Object.hasOwn(sitePages, name)
}

/** Pages that take a form. A post to any other says that there is none. */
export const formPages: readonly string[] = ['/contact', '/login', '/signup', '/forgot-password', '/reset-password']

// Counts the changes of how the seal and the title stand in a picture; the scenes count their own.
const headPictureDesign = 1

/** Changes with everything that a link's picture shows, so that it may be kept for ever. */
export function headPictureVersion(title: string): string {
  let sum = headPictureDesign
  for (const sign of `${pictureVersion} ${title}`) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291
  return sum.toString(36)
}

export function headPictureAddress(name: SitePageName, title: string): string {
  return `/head-pictures/${name}.png?v=${headPictureVersion(title)}`
}

/** Where the picture of a link to a place is. */
export function placeHeadPictureAddress(placeId: string, title: string): string {
  return `/head-pictures/${placePictures}${placeId}.png?v=${headPictureVersion(title)}`
}

/** Of which place a picture of a link is, by its name. */
export function placeOfHeadPicture(name: string): string | null {
  return name.startsWith(placePictures) ? name.slice(placePictures.length) : null
}

const placePictures = 'place-'
