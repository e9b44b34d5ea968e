import { useMemo, useState } from 'react'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTripMarkdown, splitTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { TripWords } from '#web/features/trips/words/trip-words.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useOnDemand } from '#web/ui/loading/on-demand.ts'
import { SkeletonText } from '#web/ui/loading/skeleton.tsx'
import { useTripFocus } from './trip-focus.ts'
import { tripReport } from '#locales/en/trips/trip-report.ts'

/** The trip's text: introduction, the open day and closing, or on request all days. */
export function WordsSection({ document }: { document: TripDocument }) {
  const { words } = tripReport
  const { openDay } = useTripFocus()
  const [isWhole, setWhole] = useState(false)
  const text = useWords(document)
  const parts = useMemo(
    () => (text === null ? null : splitTripMarkdown(text, document.plan.days.length)),
    [text, document.plan.days.length],
  )
  const day = parts?.days[openDay] ?? ''
  const isSplit = parts !== null && day !== ''
  return (
    <section aria-labelledby="words">
      <h2 id="words" className="text-h3">
        {words.heading}
      </h2>
      <div className="mt-4 grid gap-4">
        {text === null ? (
          <SkeletonText lines={5} />
        ) : isWhole || !isSplit ? (
          <TripWords text={text} by={document.words.by} topLevel={/^# /mu.test(text) ? 3 : 2} />
        ) : (
          <>
            <TripWords text={parts.intro} by={document.words.by} topLevel={3} />
            <TripWords text={day} by="built-in" topLevel={2} />
          </>
        )}
      </div>
      <p className="mt-4 text-mini text-soft">{words.note}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {isSplit ? (
          <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? words.openDayOnly : words.allDays(document.plan.days.length)}
          </Button>
        ) : null}
        {text ? <CopyButton text={plainTripMarkdown(text)} words={words} /> : null}
      </div>
    </section>
  )
}

/** The trip's text; with hidden clinics it is written again, and null until then. */
function useWords(document: TripDocument): string | null {
  const isMissing = document.words.text === ''
  const { part } = useOnDemand(isMissing, loadWriter)
  return useMemo(
    () => (isMissing ? (part?.writeSharedWords(document) ?? null) : document.words.text),
    [isMissing, part, document],
  )
}

async function loadWriter() {
  return import('./write-shared-words.ts')
}
