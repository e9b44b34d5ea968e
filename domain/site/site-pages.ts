import type { ClinicPath } from '#domain/clinics/clinics.ts'
import { aftercarePath } from '#domain/consultations/aftercare.ts'
import { consultationPath } from '#domain/consultations/consultations.ts'
import { clinicRequestPath, sentRequestPath, visitChangePath } from '#domain/consultations/sent-requests.ts'
import { reviewAnswerPath, reviewPath } from '#domain/reviews/reviews.ts'
import type { SceneName } from './scene-names.ts'
import { pictureVersion } from './scenes.ts'

type SitePage = { path: string; scene: SceneName }

/** The public pages that do not come from the catalogue, for the sitemap and for link previews. */
export const sitePages = {
  home: { path: '/', scene: 'hero' },
  about: { path: '/about', scene: 'hanok-lane' },
  contact: { path: '/contact', scene: 'market' },
  faqs: { path: '/faqs', scene: 'palace' },
  privacy: { path: '/privacy', scene: 'temple' },
  places: { path: '/places', scene: 'tower' },
  festivals: { path: '/festivals', scene: 'hero' },
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

/** Pages that accept a form. A POST request to any other page is rejected. */
export const formPages: readonly string[] = [
  '/contact',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  consultationPath,
  sentRequestPath,
  clinicRequestPath,
  visitChangePath,
  reviewPath,
  reviewAnswerPath,
  aftercarePath,
]

/** The ones of them whose form may carry files. */
export const filePages: readonly string[] = [consultationPath, sentRequestPath, clinicRequestPath]

// Increase it when the layout of the logo or the title changes. The scenes have their own version.
const headPictureDesign = 1

/** Changes with everything that a link preview picture shows, so that the picture can be cached for ever. */
export function headPictureVersion(title: string): string {
  let sum = headPictureDesign
  for (const sign of `${pictureVersion} ${title}`) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 4_294_967_291
  return sum.toString(36)
}

export function headPictureAddress(name: SitePageName, title: string): string {
  return `/head-pictures/${name}.png?v=${headPictureVersion(title)}`
}

/** The URL of the link preview picture of a place. */
export function placeHeadPictureAddress(placeId: string, title: string): string {
  return `/head-pictures/${placePictures}${placeId}.png?v=${headPictureVersion(title)}`
}

/** The id of the place of a link preview picture, by the picture's name; null for other pictures. */
export function placeOfHeadPicture(name: string): string | null {
  return name.startsWith(placePictures) ? name.slice(placePictures.length) : null
}

const placePictures = 'place-'
