import { forgetAftercare, keepAftercare, useKeptAftercare } from '#web/travel/aftercare/kept-aftercare.ts'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { aftercarePage } from '#locales/en/consultations/aftercare.ts'
import type { AftercareFacts } from './aftercare-sheet.tsx'

/** Has the days of the trip on this device say what the passport says. Nothing is stored without the press. */
export function InTrip({ token, facts: { treatedOn, treatments } }: { token: string; facts: AftercareFacts }) {
  const { inTrip: words } = aftercarePage
  const kept = useKeptAftercare().find((one) => one.token === token)
  return (
    <section aria-labelledby="aftercare-in-trip" className="mt-8 print:hidden">
      <h2 id="aftercare-in-trip" className="text-h3">
        {words.title}
      </h2>
      <p className="mt-2 max-w-[62ch]">{words.text}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        {kept?.treatedOn === treatedOn ? null : (
          <Button onClick={() => keepAftercare({ token, treatedOn, treatments })}>{words.keep}</Button>
        )}
        {kept ? <Button onClick={() => forgetAftercare(token)}>{words.forget}</Button> : null}
        {kept?.treatedOn === treatedOn ? <output>{words.kept}</output> : null}
        {kept ? <TextLink to="/trip-planner/results">{words.open}</TextLink> : null}
      </p>
    </section>
  )
}
