import { clinicPaths, type ClinicTreatment } from '#domain/clinics.ts'
import type { SceneName } from '#domain/scene-names.ts'
import { isSitePageName, sitePages } from '#domain/site-pages.ts'
import { en } from '#locales/en.ts'
import type { ListedPage } from './platform/pages/sitemap.ts'

/**
 * Every public page that does not come from the catalogue, for the sitemap. When they last changed is not known, so it
 * is not said. A listing of samples alone is nobody's to find.
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

/** What the picture of a link shows, by the name in its address. */
export function findHeadPicture(name: string): { scene: SceneName; title: string } | null {
  if (!isSitePageName(name)) return null
  return { scene: sitePages[name].scene, title: en.heads[name].picture }
}
