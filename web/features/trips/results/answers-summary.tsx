import type { StepName } from '#domain/trip-drafts.ts'
import { dailyBudget, openedAnswers, type TripSteps } from '#domain/trips.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTripReportMessages, useTripResultsMessages } from './trip-results-messages.ts'

type Answer = { what: string; said: string; step: StepName }

/** The answers that the plan was made from, each with a link to its step. */
export function AnswersSummary({ steps }: { steps: TripSteps }) {
  const { answers: words } = useTripReportMessages()
  const answers = useAnswers(steps)
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-small text-soft">{words.lead}</p>
      <dl className="mt-4 border-t border-line">
        {answers.map(({ what, said, step }) => (
          <div
            key={what}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 text-small sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-soft max-sm:col-span-2">{what}</dt>
            <dd className="wrap-anywhere">{said || <span className="text-soft">{words.none}</span>}</dd>
            <dd>
              <TextLink to={stepAddresses[step]} aria-label={words.spoken(what)}>
                {words.change}
              </TextLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useAnswers({ step1, step2, step3 }: TripSteps): Answer[] {
  const { answers: words } = useTripReportMessages()
  const { dates, paces } = useTripResultsMessages()
  const opened = openedAnswers(step2, step3)
  const flights = [step1.arrival, step1.departure].flatMap((flight) =>
    flight ? [words.flight(flight.airport, flight.time)] : [],
  )
  const budget = [
    words.perDay(step2.dailyBudgetRange, step2.dailyBudgetRange >= dailyBudget.max),
    step2.totalBudget && words.total(step2.totalBudget),
  ]
  const beauty = [...opened.beautyCategories.map((one) => words.categories[one]), opened.plasticSurgeryType]
  const isYes = (answer: string | null, details: readonly string[]) =>
    answer === null ? '' : answer === 'yes' || answer === 'interested' ? details.join(', ') : words.no
  return [
    { what: words.dates, said: dates(step1.startDate, step1.endDate), step: 'step1' },
    {
      what: words.interests,
      said: step1.selectedInterests.map((one) => words.interestNames[one]).join(', '),
      step: 'step1',
    },
    { what: words.flights, said: flights.join(' – '), step: 'step1' },
    { what: words.budget, said: budget.filter(Boolean).join(', '), step: 'step2' },
    {
      what: words.lodging,
      said: step2.accommodationType ? words.lodgings[step2.accommodationType] : '',
      step: 'step2',
    },
    { what: words.areas, said: step2.areaPreferences.join(', '), step: 'step2' },
    { what: words.travellers, said: step2.travelerType ? words.who[step2.travelerType] : '', step: 'step2' },
    { what: words.places, said: step2.mustVisitPlaces, step: 'step2' },
    { what: words.pace, said: step2.activityIntensity ? paces[step2.activityIntensity] : '', step: 'step2' },
    { what: words.cities, said: step2.cities ? words.cityWishes[step2.cities] : '', step: 'step2' },
    {
      what: words.language,
      said: isYes(
        step2.languageSupport,
        opened.languageDetails.map((one) => words.helps[one]),
      ),
      step: 'step2',
    },
    { what: words.beauty, said: isYes(step3.beautyInterest, beauty.filter(Boolean)), step: 'step3' },
    {
      what: words.social,
      said: isYes(
        step3.socialMediaInterest,
        opened.socialMediaOptions.map((one) => words.socialOptions[one]),
      ),
      step: 'step3',
    },
  ]
}
