import type { ClinicFacts } from './clinics.ts'

/** The days of these facts, by the path of each, that have not been: nobody has looked yet. */
export function findFutureDays(
  {
    checkedOn,
    registration,
    beforeAfterConsent,
  }: Pick<ClinicFacts, 'checkedOn' | 'registration' | 'beforeAfterConsent'>,
  today: string,
): string[][] {
  const days = [
    { path: ['checkedOn'], day: checkedOn },
    { path: ['registration', 'checkedOn'], day: registration?.checkedOn },
    { path: ['beforeAfterConsent', 'confirmedOn'], day: beforeAfterConsent?.confirmedOn },
    { path: ['beforeAfterConsent', 'takenOn'], day: beforeAfterConsent?.takenOn },
  ] as const
  return days.filter(({ day }) => day && day > today).map(({ path }) => [...path])
}
