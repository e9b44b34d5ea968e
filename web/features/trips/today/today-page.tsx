import { tripPhase } from '#domain/trips/plan/trip-today.ts'
import { useAftercare } from '#web/features/trips/current/use-aftercare.ts'
import { AftercareContext } from '#web/travel/aftercare/aftercare-lines.tsx'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { OfflineBanner } from '#web/features/trips/offline/offline-banner.tsx'
import { AfterTrip, BeforeTrip, NoTrip } from './outside-trip.tsx'
import { DayOfTrip } from './day-of-trip.tsx'
import { TodayNavigation } from './today-navigation.tsx'
import { TodaySkeleton } from './today-skeleton.tsx'
import { useMinute } from './use-minute.ts'

/** The trip of this device today, by Korean time. */
export function TodayPage() {
  const kept = useShownTrip()
  const now = useMinute()
  if (now === null) return <TodaySkeleton />
  return (
    <div className="flex min-h-[calc(100dvh-3.5rem)] flex-col">
      <OfflineBanner />
      <div className="page w-full flex-1 pt-4 pb-12 lg:pt-8 lg:pb-20">
        {kept ? <Phase kept={kept} now={now} /> : <NoTrip />}
      </div>
      {kept ? <TodayNavigation /> : null}
    </div>
  )
}

function Phase({ kept, now }: { kept: NonNullable<ReturnType<typeof useShownTrip>>; now: number }) {
  const { document } = kept
  const aftercare = useAftercare(null)
  const phase = tripPhase(document.plan.days, now)
  switch (phase.phase) {
    case 'before':
      return <BeforeTrip document={document} daysLeft={phase.daysLeft} />
    case 'during':
      return (
        <AftercareContext value={aftercare}>
          <DayOfTrip kept={kept} dayIndex={phase.dayIndex} now={phase.now} time={now} />
        </AftercareContext>
      )
    case 'after':
      return <AfterTrip document={document} />
  }
}
