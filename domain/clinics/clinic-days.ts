import type { ClinicFacts } from './clinics.ts'

/** The paths of dates in these facts that are in the future. Nobody can have checked a fact in the future. */
export function findFutureDays(
  {
    checkedOn,
    registration,
    beforeAfterConsent,
    prices,
  }: Pick<ClinicFacts, 'checkedOn' | 'registration' | 'beforeAfterConsent' | 'prices'>,
  today: string,
): string[][] {
  const days: { path: string[]; day: string | null | undefined }[] = [
    { path: ['checkedOn'], day: checkedOn },
    { path: ['registration', 'checkedOn'], day: registration?.checkedOn },
    { path: ['beforeAfterConsent', 'confirmedOn'], day: beforeAfterConsent?.confirmedOn },
    { path: ['beforeAfterConsent', 'takenOn'], day: beforeAfterConsent?.takenOn },
    ...prices.map(({ statedOn }, nth) => ({ path: ['prices', String(nth), 'statedOn'], day: statedOn })),
  ]
  return days.filter(({ day }) => day && day > today).map(({ path }) => path)
}
