import { useState } from 'react'
import type { MapSpot } from '#domain/places/map-apps.ts'
import type { StoredTrip } from '#web/travel/trip/stored-trip.ts'
import { planClockOf } from '#domain/trips/plan/plan-clocks.ts'
import { dayNow, spotBefore, spotOfBase } from '#domain/trips/plan/trip-today.ts'
import { tableCardAddress } from '#web/features/trips/steps/needs/table-card-address.ts'
import type { WhatNowHere } from '#web/features/trips/planning/planner-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { Sheet } from '#web/ui/overlay/sheet.tsx'
import { BedDouble, Coffee, MapPin, Pill, Toilet, Umbrella, Utensils } from 'lucide-react'
import { BedSection } from './bed-section.tsx'
import { JumpToNeed } from './jump-to-need.tsx'
import { KoreanWord } from './korean-word.tsx'
import { NeedSection, NowSection } from './need-section.tsx'
import { usePhonePosition } from './use-phone-position.ts'
import { useWhatNow } from './use-what-now.ts'
import { whatNow } from '#locales/en/trips/what-now.ts'

const icons = { meal: Utensils, roof: Umbrella, cafe: Coffee, toilet: Toilet, pharmacy: Pill, bed: BedDouble }
// From ten in the evening the way back comes first.
const late = 22 * 60

type WhatNowSheetProps = { document: StoredTrip['document']; dayIndex: number; now: number; onClose: () => void }

/** What is open and near at this minute, and the way back, from the place of the plan or the phone's position. */
export function WhatNowSheet({ document, dayIndex, now, onClose }: WhatNowSheetProps) {
  // The minute of opening, so that the answers do not change while they are read.
  const [from] = useState(now)
  const position = usePhonePosition()
  const day = document.plan.days[dayIndex]
  const planned = day ? spotBefore(day, document.places, dayNow(day, from).next ?? day.stops.length) : null
  if (!day || !planned) return null
  const at: MapSpot = position.point
    ? { ...position.point, name: { en: whatNow.here, ko: whatNow.hereKorean } }
    : planned
  return (
    <Sheet isOpen title={whatNow.title(whatNow.clock(planClockOf(from)))} onClose={onClose}>
      <Whence name={planned.name.en || planned.name.ko} position={position} />
      <Answers key={`${at.lat},${at.lng}`} {...{ document, dayIndex, at }} now={from} bed={spotOfBase(day.to)} />
    </Sheet>
  )
}

function Whence({ name, position }: { name: string; position: ReturnType<typeof usePhonePosition> }) {
  const { from: words } = whatNow
  const { point, isAsking, problem, ask, forget } = position
  return (
    <div className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_12rem] text-small">{point ? words.phone : words.plan(name)}</p>
        {point ? (
          <Button size="small" kind="quiet" className="text-jade" onClick={forget}>
            {words.planInstead}
          </Button>
        ) : (
          <Button size="small" isPending={isAsking} onClick={() => void ask()}>
            <MapPin aria-hidden className="size-5" />
            {words.myPosition}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={problem ? 'mt-1 text-small text-ochre' : 'mt-1 text-mini text-soft'}>
        {problem ? words[problem] : words.stays}
      </p>
    </div>
  )
}

type AnswersProps = Omit<WhatNowSheetProps, 'onClose'> & { at: MapSpot; bed: MapSpot }

function Answers({ document, dayIndex, now, at, bed }: AnswersProps) {
  const looked = useWhatNow({ dayIndex, now, at })
  const isLate = now >= late
  const bedSection = (answer: WhatNowHere) => <BedSection bed={answer.now.bed} from={at} to={bed} now={now} />
  return (
    <div aria-live="polite" className="min-h-96">
      {looked.stage === 'working' ? (
        <>
          <p className="sr-only">{whatNow.working}</p>
          <SkeletonText lines={10} />
        </>
      ) : null}
      {looked.stage === 'failed' ? <p className="text-ochre">{whatNow.failed}</p> : null}
      {looked.stage === 'ready' ? (
        <>
          <JumpToNeed icons={icons} />
          <p className="mb-4 text-small text-soft">{looked.answer.now.isLimited ? whatNow.limited : whatNow.lead}</p>
          {isLate ? bedSection(looked.answer) : null}
          <NeedSection need="meal" answer={looked.answer} from={at} Icon={icons.meal}>
            <DietNote answer={looked.answer} diet={document.steps.step2.diet ?? []} />
          </NeedSection>
          <NeedSection need="roof" answer={looked.answer} from={at} Icon={icons.roof} />
          <NeedSection need="cafe" answer={looked.answer} from={at} Icon={icons.cafe} />
          <NeedSection need="toilet" answer={looked.answer} from={at} Icon={icons.toilet}>
            <KoreanWord korean={whatNow.toiletKorean} />
          </NeedSection>
          <NowSection id="pharmacy" title={whatNow.pharmacy.heading} Icon={icons.pharmacy}>
            <p className="text-small">{whatNow.pharmacy.none}</p>
            <KoreanWord korean={whatNow.pharmacy.korean} />
          </NowSection>
          {isLate ? null : bedSection(looked.answer)}
        </>
      ) : null}
    </div>
  )
}

/** A diet is a rule of the search. An allergy is confirmed for no kitchen, so the card in Korean is offered. */
function DietNote({ answer: { now }, diet }: { answer: WhatNowHere; diet: readonly string[] }) {
  if (now.diets.length === 0 && now.unconfirmed.length === 0) return null
  return (
    <div className="mt-2 text-small">
      {now.diets.length > 0 ? <p className="text-soft">{whatNow.diets(now.diets)}</p> : null}
      {now.unconfirmed.length > 0 ? <p className="text-ochre">{whatNow.unconfirmed(now.unconfirmed)}</p> : null}
      <p>
        <TextLink to={tableCardAddress(diet)}>{whatNow.card}</TextLink>
      </p>
    </div>
  )
}
