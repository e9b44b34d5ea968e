import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { home as homeMessages } from '#locales/en/site/home.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { InterestTiles } from './steps/dates/interest-tiles.tsx'
import { stepAddresses } from './steps/step-addresses.ts'
import { TripDates } from './steps/dates/trip-dates.tsx'
import { useDatesAnswers } from './steps/dates/use-dates-answers.ts'

// As many columns as fit without breaking a word, but never four and two: at most three, and all six on wide screens.
const columns =
  'grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] sm:grid-cols-[repeat(auto-fit,minmax(max(11rem,30%),1fr))] xl:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]'

/** Step 1 without flights, for the home page. Saves to the device and continues with the budget step. */
export function TripStartForm({ today }: { today: string }) {
  const { planner } = homeMessages
  const answers = useDatesAnswers(today)
  const { draft, change, isFinished } = answers
  const [asked, setAsked] = useState(false)
  const navigate = useNavigate()
  const scripts = useScripts()

  async function goOn(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (isFinished) await navigate(stepAddresses.step2)
  }

  return (
    <form
      onSubmit={(event) => void goOn(event)}
      className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:mt-10 md:gap-8"
      noValidate
    >
      <TripDates answers={answers} />
      <InterestTiles
        label={planner.interestsLegend}
        selected={draft.selectedInterests}
        onSelect={(selectedInterests) => change({ selectedInterests })}
        columns={columns}
      />
      {/* As high before scripts run as after, so that a reload further down the page does not move. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-h-13.5 max-sm:w-full">
          {scripts && (
            <Button type="submit" kind="primary">
              {planner.generate}
            </Button>
          )}
          <noscript>{planner.needsScripts}</noscript>
        </div>
        <p
          role={asked ? 'alert' : undefined}
          className={classes(
            (!scripts || isFinished) && 'invisible',
            asked && !isFinished ? 'font-bold text-vermilion' : 'text-soft',
          )}
        >
          {planner.missing}
        </p>
      </div>
    </form>
  )
}
