import { clinicPaths, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { isSitePageName, sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import type { ListedPage } from './platform/pages/sitemap.ts'

/**
 * Every public page that does not come from the catalogue, for the sitemap. It is not known when they last changed, so
 * no date is given. Lists that contain only sample clinics are left out.
 */
export function listSitePages(
  dishes: readonly { id: string }[],
  withoutReal: readonly ClinicTreatment[],
): ListedPage[] {
  const kept = new Set<string>(withoutReal.map((treatment) => `/${clinicPaths[treatment]}`))
  const paths = Object.values(sitePages)
    .map(({ path }) => path)
    .filter((path) => !kept.has(path))
  return [...paths, ...dishes.map(({ id }) => `${sitePages.dishes.path}/${id}`)].map((path) => ({ path }))
}

/** The link preview picture of a page, by the name in its address. */
export function findHeadPicture(name: string): { scene: SceneName; title: string } | null {
  if (!isSitePageName(name)) return null
  return { scene: sitePages[name].scene, title: en.heads[name].picture }
}
