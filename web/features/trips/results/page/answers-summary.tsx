import { type StepName, stepNames } from '#domain/trips/answers/step-names.ts'
import { askedStep2, askedStep3, dailyBudget, type TripSteps } from '#domain/trips/answers/trips.ts'
import { describeDiet, describeKept, describeParty } from '#web/features/trips/steps/needs/describe-needs.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'
import { tripSteps } from '#locales/en/trips/steps/trip-steps.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { tripReport } from '#locales/en/trips/trip-report.ts'
import { tripResults } from '#locales/en/trips/trip-results.ts'

type Answer = { question: string; answer: string; step: StepName }

/** The answers that the plan was made from, each with a link to its step; the other questions in one line. */
export function AnswersSummary({ steps }: { steps: TripSteps }) {
  const { answers: words } = tripReport
  const answers = listAnswers(steps)
  const open = answers.filter(({ answer }) => answer === '')
  return (
    <section aria-labelledby="answers">
      <h2 id="answers" className="text-h3">
        {words.heading}
      </h2>
      <p className="mt-1 text-small text-soft">{words.lead}</p>
      <dl className="mt-4 border-t border-line">
        {answers
          .filter(({ answer }) => answer !== '')
          .map(({ question, answer, step }) => (
            <div
              key={question}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2.5 text-small sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
            >
              <dt className="text-soft max-sm:col-span-2">{question}</dt>
              <dd className="wrap-anywhere">{answer}</dd>
              <dd>
                <TextLink to={stepAddresses[step]} aria-label={words.spoken(question)}>
                  {words.change}
                </TextLink>
              </dd>
            </div>
          ))}
      </dl>
      {open.length > 0 ? (
        <p className="mt-3 text-small text-soft">
          {words.unanswered(open.map(({ question }) => question))}
          <span className="flex flex-wrap items-center gap-x-4">
            {words.addIn}
            {stepNames.map((step, index) =>
              open.some((one) => one.step === step) ? (
                <TextLink key={step} to={stepAddresses[step]} aria-label={`${words.addIn} ${words.step(index + 1)}`}>
                  {words.step(index + 1)}
                </TextLink>
              ) : null,
            )}
          </span>
        </p>
      ) : null}
    </section>
  )
}

function listAnswers({ step1, step2, step3 }: TripSteps): Answer[] {
  const { answers: words } = tripReport
  const { dates, paces } = tripResults
  const { writeDay, writeLongDay } = tripSteps
  const asked = { ...askedStep2(step2), ...askedStep3(step3) }
  const flights = [step1.arrival, step1.departure].flatMap((flight) =>
    flight ? [words.flight(flight.airport, flight.time)] : [],
  )
  const budget = [
    words.perDay(step2.dailyBudgetRange, step2.dailyBudgetRange >= dailyBudget.max),
    step2.totalBudget && words.total(step2.totalBudget),
  ]
  const beauty = [
    ...asked.beautyCategories.map((one) => words.categories[one]),
    asked.plasticSurgeryType,
    asked.treatmentOn === undefined ? '' : writeLongDay(asked.treatmentOn),
    asked.ownClinic ? words.ownClinic(asked.ownClinic.at, asked.ownClinic.area) : '',
  ]
  const isYes = (answer: string | null, details: readonly string[]) =>
    answer === null ? '' : answer === 'yes' || answer === 'interested' ? details.join(', ') || words.yes : words.no
  return [
    { question: words.dates, answer: dates(step1.startDate, step1.endDate), step: 'step1' },
    {
      question: words.interests,
      answer: step1.selectedInterests.map((one) => words.interestNames[one]).join(', '),
      step: 'step1',
    },
    { question: words.flights, answer: flights.join(' – '), step: 'step1' },
    { question: words.budget, answer: budget.filter(Boolean).join(', '), step: 'step2' },
    {
      question: words.lodging,
      answer: step2.accommodationType ? words.lodgings[step2.accommodationType] : '',
      step: 'step2',
    },
    { question: words.areas, answer: step2.areaPreferences.join(', '), step: 'step2' },
    { question: words.travellers, answer: step2.travelerType ? words.who[step2.travelerType] : '', step: 'step2' },
    { question: words.places, answer: step2.mustVisitPlaces, step: 'step2' },
    { question: words.diet, answer: describeDiet(step2.diet), step: 'step2' },
    { question: words.party, answer: describeParty(step2.party), step: 'step2' },
    {
      question: words.firstTime,
      answer: step2.firstTime === undefined ? '' : step2.firstTime ? words.yes : words.notThat,
      step: 'step2',
    },
    {
      question: words.car,
      answer: step2.car === undefined ? '' : step2.car ? words.yes : words.notThat,
      step: 'step2',
    },
    {
      question: words.hours,
      answer: [step2.wakeUp, step2.bedtime]
        .map((hour) => hour ?? '…')
        .join(' – ')
        .replace('… – …', ''),
      step: 'step2',
    },
    {
      question: words.kept,
      answer: (step2.keptHours ?? []).map((kept) => describeKept(kept, writeDay)).join('; '),
      step: 'step2',
    },
    { question: words.beds, answer: (step2.beds ?? []).join(', '), step: 'step2' },
    { question: words.likes, answer: (step2.likes ?? []).join(', '), step: 'step2' },
    { question: words.avoid, answer: (step2.avoid ?? []).join(', '), step: 'step2' },
    { question: words.pace, answer: step2.activityIntensity ? paces[step2.activityIntensity] : '', step: 'step2' },
    { question: words.cities, answer: step2.cities ? words.cityWishes[step2.cities] : '', step: 'step2' },
    {
      question: words.nights,
      answer: (step2.nights ?? []).map(({ city, nights }) => words.nightsIn(city, nights)).join(', '),
      step: 'step2',
    },
    {
      question: words.language,
      answer: isYes(
        step2.languageSupport,
        asked.languageDetails.map((one) => words.helps[one]),
      ),
      step: 'step2',
    },
    { question: words.beauty, answer: isYes(step3.beautyInterest, beauty.filter(Boolean)), step: 'step3' },
    {
      question: words.social,
      answer: isYes(
        step3.socialMediaInterest,
        asked.socialMediaOptions.map((one) => words.socialOptions[one]),
      ),
      step: 'step3',
    },
  ]
}
