import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { sitePages } from '#domain/site/site-pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ChevronLeft } from 'lucide-react'
import { clinicListing as words } from '#locales/en/clinics/clinic-listing.ts'
import { useStepsToOverview } from './overview-steps.ts'

/**
 * Goes back in the history to the overview. It is a link without scripts, or when the visitor did not come from there.
 */
export function BackToOverview() {
  const navigate = useNavigate()
  const steps = useStepsToOverview()
  function goBack(event: MouseEvent) {
    const wantsAnotherTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (steps === null || wantsAnotherTab) return
    event.preventDefault()
    void navigate(-steps)
  }
  return (
    <ButtonLink to={sitePages.clinics.path} kind="quiet" size="small" onClick={goBack} className="-ms-4 text-jade">
      <ChevronLeft aria-hidden className="size-4" />
      {words.back}
    </ButtonLink>
  )
}
