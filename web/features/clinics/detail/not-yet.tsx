import { SkeletonText } from '#web/ui/loading/skeleton.tsx'
import type { Trouble } from './clinic-details.ts'
import { clinicPage } from '#locales/en/clinics/clinic-page.ts'

/** A skeleton for content that a card does not have, or the reason why it does not load. */
export function NotYet({ trouble, lines }: { trouble: Trouble | null; lines: number }) {
  const { missing } = clinicPage
  if (trouble) return <p className="text-small text-soft">{missing[trouble]}</p>
  return <SkeletonText lines={lines} className="max-w-[62ch]" />
}
