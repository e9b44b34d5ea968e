import { Fragment, useState } from 'react'
import { isInSeoul, seoulNightTrains } from '#domain/korea/night-trains.ts'
import type { MapSpot } from '#domain/places/map-apps.ts'
import type { WayToBed } from '#domain/trips/now/what-now.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { taxiFareBetween } from '#web/features/trips/take-along/stop-taxi-card.tsx'
import { WaysThere } from '#web/features/trips/today/ways-there.tsx'
import { TaxiCardDialog } from '#web/travel/places/taxi-card.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { BedDouble, CarTaxiFront } from 'lucide-react'
import { NowSection } from './need-section.tsx'
import { whatNow } from '#locales/en/trips/what-now.ts'

type BedSectionProps = { bed: WayToBed; from: MapSpot; to: MapSpot; now: number }

/** The way to the bed of this night. Without timetables it says that the last train is unknown. */
export function BedSection({ bed: { leg, spot: known }, from, to, now }: BedSectionProps) {
  const korean = whatNow.bed.korean(to.name.en)
  const spot = known ?? (korean === null ? null : { name: { en: to.name.en, ko: korean }, address: whatNow.bed.seoul })
  const [isCardOpen, setCardOpen] = useState(false)
  const name = spot?.name ?? to.name
  const isRide = leg !== null && leg.mode !== 'walk' && leg.mode !== 'taxi' && leg.mode !== 'car'
  return (
    <NowSection id="bed" title={whatNow.bed.heading} Icon={BedDouble}>
      <p>
        <span className="font-semibold">{to.name.en}</span>{' '}
        {name.ko === to.name.en ? null : (
          <span lang="ko" className="text-small text-soft">
            {name.ko}
          </span>
        )}
      </p>
      {leg ? (
        <>
          <p className="text-small">{whatNow.bed.leaveNow(whatNow.clock(planClockOf(now + leg.minutes)))}</p>
          <WaysThere leg={leg} from={from} to={to} leaves={now} due={null} stop={null} place={null} />
          {isRide ? <LastTrain isSeoul={leg.mode === 'subway' && isInSeoul(from, to)} /> : null}
          {spot ? (
            <Button size="small" className="mt-3" aria-haspopup="dialog" onClick={() => setCardOpen(true)}>
              <CarTaxiFront aria-hidden className="size-5" />
              {whatNow.bed.show}
            </Button>
          ) : null}
        </>
      ) : (
        <p className="text-small text-soft">{whatNow.bed.there}</p>
      )}
      <p className="mt-2 text-mini text-soft">{whatNow.bed.quarter}</p>
      {spot ? (
        <TaxiCardDialog
          isOpen={isCardOpen}
          onClose={() => setCardOpen(false)}
          place={{ ...spot, phone: null, station: null, spot: { ...to, name: spot.name } }}
          fare={taxiFareBetween(from, to, now)}
        />
      ) : null}
    </NowSection>
  )
}

/** What is known of the last train: when the subway of Seoul ends, and nothing elsewhere. */
function LastTrain({ isSeoul }: { isSeoul: boolean }) {
  const { bed: words } = whatNow
  const { weekdays, weekends, sources } = seoulNightTrains
  if (!isSeoul) return <p className="mt-2 text-small text-ochre">{words.noLastTrain}</p>
  return (
    <>
      <p className="mt-2 text-small text-ochre">{words.nightTrains(weekdays, weekends)}</p>
      <p className="mt-1 text-mini text-soft">
        {words.nightSources(sources[0]?.readOn ?? '')}
        {sources.map(({ address, publisher }, index) => (
          <Fragment key={address}>
            {index > 0 ? ', ' : null}
            <TextLink to={address} tone="ink">
              {publisher}
            </TextLink>
          </Fragment>
        ))}
      </p>
    </>
  )
}
