import type { ReactNode } from 'react'
import type { Aftercare, AftercareStep } from '#domain/consultations/aftercare.ts'
import type { AftercareWords } from '#domain/consultations/aftercare-words.ts'
import type { PlaceName } from '#domain/places/places.ts'

export type AftercareFacts = {
  clinic: PlaceName
  phone: string
  procedures: PlaceName[]
  treatedOn: string
  treatments: Aftercare[]
}

type SheetProps = { lang: string; words: AftercareWords; facts: AftercareFacts }

/** The passport in one language. Its telephone numbers are links, for a file on a phone. */
export function AftercareSheet({ lang, words, facts }: SheetProps) {
  const { clinic, phone, procedures, treatedOn, treatments } = facts
  const calls = [
    { label: words.clinicPhone, number: phone, address: phone.replaceAll(/[^\d+]/g, '') },
    { label: words.medicalKorea, number: '+82-1577-7129', address: '+8215777129' },
    { label: words.travel, number: '1330', address: '1330' },
    { label: words.emergency, number: '119', address: '119' },
  ]
  return (
    <article lang={lang} className="min-w-0 break-inside-avoid rounded-panel border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-h3">{words.title}</h2>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
        <Fact label={words.clinic}>{words.name(clinic)}</Fact>
        {procedures.length > 0 ? <Fact label={words.procedure}>{procedures.map(words.name).join(', ')}</Fact> : null}
        <Fact label={words.treatedOn}>{words.day(treatedOn)}</Fact>
      </dl>
      {treatments.length === 0 ? <p className="mt-5">{words.noRanges}</p> : null}
      {treatments.map(({ id, name, steps }) => (
        <section key={id} aria-label={words.name(name)} className="mt-5">
          <h3 className="font-text text-body font-semibold">{words.name(name)}</h3>
          <ul className="mt-1 border-t border-line">
            {steps.map((step) => (
              <li key={step.kind} className="flex flex-wrap justify-between gap-x-5 border-b border-line py-2">
                <span>{words.steps[step.kind]}</span>
                <span className="text-small text-soft">{writeTime(step, words)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {treatments.length > 0 ? <p className="mt-2 text-mini text-soft">{words.ranges}</p> : null}
      <h3 className="mt-6 font-text text-body font-semibold">{words.byHand}</h3>
      {[words.done, words.medicine, words.signs, words.nextCheck].map((label) => (
        <p key={label} className="mt-2 min-h-18 border-b border-line-strong text-small text-soft">
          {label}
        </p>
      ))}
      <h3 className="mt-6 font-text text-body font-semibold">{words.calls}</h3>
      <dl className="mt-2 grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2">
        {calls.map(({ label, number, address }) => (
          <Fact key={label} label={label}>
            {address === '' ? (
              words.noPhone
            ) : (
              <a href={`tel:${address}`} className="inline-block py-1.5 text-jade underline underline-offset-4">
                {number}
              </a>
            )}
          </Fact>
        ))}
      </dl>
    </article>
  )
}

function writeTime(step: AftercareStep, words: AftercareWords): string {
  switch (step.when) {
    case 'until':
    case 'from':
      return words[step.when](step.day, step.date)
    case 'between':
      return words.between(step.days, step.dates)
    case 'unknown':
      return words.ask
  }
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="self-center text-small text-soft">{label}</dt>
      <dd className="self-center wrap-anywhere">{children}</dd>
    </>
  )
}
