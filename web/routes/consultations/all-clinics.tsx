import { sitePages } from '#domain/site/site-pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The way on from an address of a request that leads to nothing. */
export function AllClinics({ label }: { label: string }) {
  return (
    <ButtonLink to={sitePages.clinics.path} kind="primary" size="large">
      {label}
    </ButtonLink>
  )
}
