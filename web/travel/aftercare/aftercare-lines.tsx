import { HeartPulse } from 'lucide-react'
import { createContext, use } from 'react'
import { aftercareOn, aftercarePath } from '#domain/consultations/aftercare.ts'
import { aftercareDays } from '#locales/en/consultations/aftercare.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import type { KeptAftercare } from './kept-aftercare.ts'

/** The passports that the trip's owner sees. Shared, printed and exported trips have none. */
export const AftercareContext = createContext<readonly KeptAftercare[]>([])

/** What the aftercare passports say of a day of the trip, with links to them. */
export function AftercareLines({ date, className = '' }: { date: string; className?: string }) {
  const told = use(AftercareContext).flatMap((passport) => {
    const day = aftercareOn(passport, date)
    return day ? [{ token: passport.token, day }] : []
  })
  return told.map(({ token, day }) => (
    <p key={token} className={`flex items-start gap-2 text-small ${className}`}>
      <HeartPulse aria-hidden className="mt-0.5 size-4 shrink-0 text-soft" />
      <span>
        {aftercareDays.line(day)}{' '}
        <TextLink to={`${aftercarePath}?token=${encodeURIComponent(token)}`}>{aftercareDays.link}</TextLink>
      </span>
    </p>
  ))
}
