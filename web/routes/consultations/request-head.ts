import type { MetaDescriptor } from 'react-router'
import { type ConsultationKind, consultationPath } from '#domain/consultations/consultations.ts'
import { headPictureAddress } from '#domain/site/site-pages.ts'
import { consultationForm as words } from '#locales/en/consultations/consultation-form.ts'
import { en } from '#locales/en.ts'
import { pageHead } from '#web/page-head.ts'

/** For a loader: the head of the page that writes a request. Every clinic has one, and no search engine lists them. */
export function consultationHead(
  siteOrigin: string,
  { kind, clinic }: { kind: ConsultationKind; clinic: string },
): MetaDescriptor[] {
  const { picture } = en.heads.clinics
  return pageHead(siteOrigin, {
    title: en.pageTitle(words.title(kind, clinic)),
    description: words.description(clinic),
    path: consultationPath,
    picture: { address: headPictureAddress('clinics', picture), title: picture },
    indexed: false,
  })
}
