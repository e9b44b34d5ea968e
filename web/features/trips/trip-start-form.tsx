import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Interest, interests } from '#domain/places.ts'
import { emptySteps, finishTripStep1 } from '#domain/trip-drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { DateRangeField } from '#web/ui/date-range-field.tsx'
import { store } from '#web/ui/local-storage.ts'
import { useHomeMessages } from '#web/ui/home-messages.ts'
import { Leaf } from '#web/ui/icons/leaf.generated.ts'
import { Moon } from '#web/ui/icons/moon.generated.ts'
import { ShoppingBag } from '#web/ui/icons/shopping-bag.generated.ts'
import { Sparkles } from '#web/ui/icons/sparkles.generated.ts'
import { Landmark } from '#web/ui/icons/landmark.generated.ts'
import { UtensilsCrossed } from '#web/ui/icons/utensils-crossed.generated.ts'
import { TileGroup } from '#web/ui/tile-group.tsx'
import { useScripts } from '#web/ui/use-scripts.ts'

const icons: Record<Interest, ReactNode> = {
  beauty: <Sparkles aria-hidden="true" />,
  food: <UtensilsCrossed aria-hidden="true" />,
  culture: <Landmark aria-hidden="true" />,
  nature: <Leaf aria-hidden="true" />,
  shopping: <ShoppingBag aria-hidden="true" />,
  nightlife: <Moon aria-hidden="true" />,
}

// As many as fit without breaking a word, and never four and two: three in a row at most, and all six on a desk.
const columns =
  'grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] sm:grid-cols-[repeat(auto-fit,minmax(max(11rem,30%),1fr))] xl:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]'

/** Dates and interests: kept on the device, and on to the budget. */
export function TripStartForm({ today }: { today: string }) {
  const { planner } = useHomeMessages()
  const [dates, setDates] = useState({ start: '', end: '' })
  const [selected, setSelected] = useState<Interest[]>([])
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const scripts = useScripts()
  const step = finishTripStep1({
    ...emptySteps.step1,
    startDate: dates.start || null,
    endDate: dates.end || null,
    selectedInterests: selected,
  })

  async function goOn(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (!step) return
    store('tripPlannerStep1', JSON.stringify(step))
    await navigate('/trip-planner/budget')
  }

  return (
    <form onSubmit={(event) => void goOn(event)} className="mt-10 grid gap-8" noValidate>
      <DateRangeField id="trip" value={dates} onChange={setDates} min={today} today={today} />
      <TileGroup
        name="interests"
        label={planner.interestsLegend}
        tiles={interests.map((interest) => ({
          value: interest,
          label: planner.interests[interest],
          icon: icons[interest],
        }))}
        selected={selected}
        onSelect={setSelected}
        columns={columns}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-h-13.5">
          {scripts && (
            <Button type="submit" kind="primary">
              {planner.generate}
            </Button>
          )}
          <noscript>{planner.needsScripts}</noscript>
        </div>
        {scripts && (
          <p role={asked ? 'alert' : undefined} className={asked && !step ? 'font-bold text-vermilion' : 'text-soft'}>
            {step ? null : planner.missing}
          </p>
        )}
      </div>
    </form>
  )
}
