import type { MetaDescriptor } from 'react-router'
import { type Clinic, clinicAddress, clinicPaths, listingOfPage, treatmentsFrom } from '#domain/clinics/clinics.ts'
import type { ReviewSummary } from '#domain/reviews/reviews.ts'
import { headPictureAddress, sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { pageHead } from '#web/page-head.ts'
import { breadcrumbs, medicalClinic } from '#web/structured-data.ts'

/** For a loader: the head of the page that shows copies of clinics. No search engine lists it. */
export function copyPageHead(address: string): MetaDescriptor[] {
  const list = clinicPaths[listingOfPage(address) ?? 'other']
  return [{ title: en.pageTitle(en.heads[list].picture) }, { name: 'robots', content: 'noindex' }]
}

/**
 * For a loader: the head of a clinic page at one of its addresses, with structured data for a real clinic. Samples are
 * not indexed.
 */
export function clinicDetailHead(
  siteOrigin: string,
  { clinic, reviews }: { clinic: Clinic; reviews: ReviewSummary },
  address: string,
): MetaDescriptor[] {
  const listing = listingOfPage(address) ?? 'other'
  const list = clinicPaths[listing]
  const treatments = treatmentsFrom(listing, clinic.treatments)
  const { picture } = en.heads[list]
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.siteLinks.clinics, path: sitePages.clinics.path },
    { name: picture, path: sitePages[list].path },
    { name: clinic.name, path: address },
  ])
  return pageHead(siteOrigin, {
    title: en.clinicHead.title(clinic.name),
    description: en.clinicHead.description({ ...clinic, treatments }),
    path: clinicAddress(clinic),
    picture: { address: headPictureAddress(list, picture), title: picture },
    indexed: !clinic.isSample,
    structured: clinic.isSample ? [] : [medicalClinic(clinic, reviews), crumbs],
  })
}
