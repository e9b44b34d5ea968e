import { home as homeMessages } from '#locales/en/site/home.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { servedPart } from '#web/ui/loading/served-part.tsx'

const ServedForm = servedPart<{ today: string }>({
  load: async () => (await import('./trip-start-form.tsx')).TripStartForm,
  Placeholder,
  isEager: true,
})
import { stepAddresses } from './steps/step-addresses.ts'

/** The first step of the planner on the home page. */
export function TripStartSection({ today }: { today: string }) {
  const { planner } = homeMessages
  return (
    <section id="trip-planner" aria-labelledby="trip-planner-heading" className="mt-8 bg-sunk py-8 md:mt-28 md:py-24">
      <div className="page">
        <SectionHead id="trip-planner-heading" title={planner.heading} korean={planner.korean} lead={planner.lead} />
        <p className="mt-3 text-small">
          <TextLink to={`${stepAddresses.step1}#brief`}>{planner.ownWords}</TextLink>
        </p>
        <ServedForm given={{ today }} />
      </div>
    </section>
  )
}

function Placeholder() {
  return <div className="min-h-120" />
}
