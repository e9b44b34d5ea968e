import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChevronLeft } from 'lucide-react'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'
import { passedClinic } from './passed-clinic.ts'

/**
 * Returns to the list with its filters and scroll position when the visitor came from a card. Otherwise links to the
 * whole list.
 */
export function BackToClinics({ page }: { page: string }) {
  const { back } = clinicPage
  const location = useLocation()
  const navigate = useNavigate()
  function goBack(event: MouseEvent) {
    if (passedClinic(location) === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <PlainLink
      to={page.slice(0, page.lastIndexOf('/'))}
      onClick={goBack}
      className="mb-2 inline-flex min-h-11 items-center gap-1 text-small text-jade no-underline underline-offset-4 hover:underline"
    >
      <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      {back}
    </PlainLink>
  )
}
