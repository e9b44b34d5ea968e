import type { MetaDescriptor } from 'react-router'
import { type Clinic, clinicAddress, clinicPaths } from '#domain/clinics/clinics.ts'
import { headPictureAddress, sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { pageHead } from '#web/page-head.ts'
import { breadcrumbs, medicalClinic } from '#web/structured-data.ts'

/** For a loader: the head of a clinic page, with structured data for a real clinic. Samples are not indexed. */
export function clinicDetailHead(siteOrigin: string, clinic: Clinic): MetaDescriptor[] {
  const path = clinicAddress(clinic)
  const list = clinicPaths[clinic.treatments[0] ?? 'other']
  const { picture } = en.heads[list]
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.siteLinks.clinics, path: sitePages.clinics.path },
    { name: picture, path: sitePages[list].path },
    { name: clinic.name, path },
  ])
  return pageHead(siteOrigin, {
    title: en.clinicHead.title(clinic.name),
    description: en.clinicHead.description(clinic),
    path,
    picture: { address: headPictureAddress(list, picture), title: picture },
    indexed: !clinic.isSample,
    structured: clinic.isSample ? [] : [medicalClinic(clinic), crumbs],
  })
}
