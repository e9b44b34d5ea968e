import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import { shareDocument } from '#domain/trips/document/shared-trips.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { splitTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { hasClinics } from '#domain/trips/document/trip-privacy.ts'
import { useShownTrip } from '#web/features/trips/current/use-shown-trip.ts'
import { NoTrip } from '#web/features/trips/today/outside-trip.tsx'
import { TripWords } from '#web/features/trips/words/trip-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ArrowLeft, Printer } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { PrintDay } from './print-day.tsx'
import { tripLoading } from '#locales/en/trips/trip-loading.ts'
import './print.css'
import { tripPlanWords as said } from '#locales/en/trips/trip-plan-words.ts'
import { tripPrint as words } from '#locales/en/trips/trip-print.ts'

/** The print preview of this device's trip, with options for what is included. */
export function PrintPage() {
  const kept = useShownTrip()
  if (!kept) {
    return (
      <div className="page py-10">
        <NoTrip />
      </div>
    )
  }
  return <PrintedTrip document={kept.document} />
}

function PrintedTrip({ document }: { document: TripDocument }) {
  // In the hash, not in the query: offline, the page is cached under its path alone.
  const { hash } = useLocation()
  const [showsWords, setShowsWords] = useState(false)
  const [showsClinics, setShowsClinics] = useState(hash === '#clinics')
  const asksForClinics = useMemo(() => hasClinics(document), [document])
  const { title } = tripLoading.print
  const shown = useMemo(() => shareDocument(document, { showsClinics }), [document, showsClinics])
  return (
    <div className="print-frame">
      <div className="mx-auto max-w-[210mm] px-(--page-margin) py-6 print:hidden">
        <ButtonLink kind="quiet" size="small" to="/trip-planner/results" className="-ms-4">
          <ArrowLeft aria-hidden className="size-5" />
          {words.back}
        </ButtonLink>
        <h1 className="mt-2 text-h2">{title}</h1>
        <div className="mt-3">
          <Checkbox
            label={words.words}
            checked={showsWords}
            onChange={(event) => setShowsWords(event.target.checked)}
          />
          {asksForClinics ? (
            <Checkbox
              label={words.clinics}
              checked={showsClinics}
              onChange={(event) => setShowsClinics(event.target.checked)}
            />
          ) : null}
        </div>
        <Button kind="primary" className="mt-3" onClick={() => print()}>
          <Printer aria-hidden className="size-5" />
          {words.print}
        </Button>
        <p className="mt-2 text-mini text-soft">{words.hint}</p>
      </div>
      <Sheets document={shown} showsWords={showsWords} />
    </div>
  )
}

/** The printed part. White in both themes. */
function Sheets({ document, showsWords }: { document: TripDocument; showsWords: boolean }) {
  const { siteName } = everywhere
  const { plan, places, generatedAt } = document
  const text = useWords(document, showsWords)
  const told = useMemo(() => splitTripMarkdown(text, plan.days.length), [text, plan.days.length])
  const [first, last] = [plan.days[0], plan.days.at(-1)]
  return (
    <article data-theme="light" className="print-alone print-sheet">
      <header>
        <p className="font-display text-h3">{siteName}</p>
        {first && last ? <p className="print-title">{words.dates(first.date, last.date)}</p> : null}
        <p className="mt-1 font-semibold">{words.total(plan.totals.cost)}</p>
        <p className="mt-1">{words.notice}</p>
      </header>
      <PrintedWords text={told.intro} />
      {plan.days.map((day, index) => (
        <PrintDay key={day.date} day={day} number={index + 1} places={places}>
          <PrintedWords text={told.days[index] ?? ''} isOfDay />
        </PrintDay>
      ))}
      {plan.unplaced.length === 0 ? null : (
        <section className="print-part">
          <h2 className="print-heading">{words.leftOut}</h2>
          <ul className="mt-1 list-disc ps-5">
            {plan.unplaced.map((unplaced) => (
              <li key={unplaced.placeId}>
                {unplaced.name}: {said.unplaced(unplaced, closedAtTripTime(unplaced, document))}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PrintedWords text={told.closing} />
      <footer className="print-part print-foot">{words.madeOn(generatedAt.slice(0, 10), siteName)}</footer>
    </article>
  )
}

type PrintedWordsProps = { text: string; isOfDay?: boolean }

/** Removes the heading of a day's text, which is printed above it already. */
function PrintedWords({ text, isOfDay = false }: PrintedWordsProps) {
  const shown = isOfDay ? text.replace(/^##[^\n]*\n*/u, '') : text
  return shown === '' ? null : <TripWords text={shown} by="built-in" className="print-words" />
}

/** The trip's text, written from what is printed; empty until the writer is loaded. */
function useWords(document: TripDocument, isWanted: boolean): string {
  const { part } = useOnDemand(isWanted, loadWriter)
  return useMemo(() => (isWanted && part ? part.writeSharedWords(document) : ''), [isWanted, part, document])
}

async function loadWriter() {
  return import('#web/features/trips/results/page/write-shared-words.ts')
}
