import { closedAtTripTime } from '#domain/trips/plan/left-out-days.ts'
import { listedSpan } from '#domain/trips/plan/plan-clocks.ts'
import type { Unplaced } from '#domain/trips/plan/plans.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { plainTripMarkdown } from '#domain/trips/document/trip-markdown.ts'
import { dropControls } from './control-characters.ts'
import type { TripExportWords } from './export-words.ts'
import { type ExportedDay, type ExportedStop, listExportedDays } from './exported-days.ts'
import { type ExportOptions, shownDocument } from './shown-document.ts'
import { describeStop } from './stop-details.ts'

type TextOptions = ExportOptions & { url?: string }

/** The trip as plain text: every day, stop, leg and cost, with names and addresses in Hangul. */
export function writePlainText(document: TripDocument, options: TextOptions): string {
  const { words, url } = options
  const shown = shownDocument(document, options)
  const { plan } = shown
  const parts = [
    [words.title(shown), words.notice, ...(url === undefined ? [] : [words.online(url)])],
    ...listExportedDays(shown).map((day) => presentDay(day, words)),
    [words.tripSum(plan.totals.cost)],
    plan.unplaced.length === 0
      ? []
      : [words.leftOut, ...plan.unplaced.map((unplaced) => presentLeftOut(unplaced, shown, words))],
    presentText(shown, words),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.map(dropControls).join('\n'))
    .join('\n\n')}\n`
}

/** A short text for each day with one line per stop, which fits into a QR code. */
export function writeShortDays(document: TripDocument, options: Omit<ExportOptions, 'writeWords'>): string[] {
  return listExportedDays(shownDocument(document, { ...options, writeWords: () => '' })).map(({ number, day, stops }) =>
    [
      options.words.day(number, day),
      ...stops.map(
        ({ stop, place }) => `${listedSpan(stop).from} ${place?.name.ko || options.words.stop(stop, place)}`,
      ),
    ]
      .map((line) => dropControls(oneLine(line)))
      .join('\n'),
  )
}

function presentDay({ number, day, stops }: ExportedDay, words: TripExportWords): string[] {
  return [
    words.day(number, day).toUpperCase(),
    words.startsAt(day.from),
    ...stops.flatMap((stop) => ['', ...presentStop(stop, words)]),
    '',
    ...(day.returnLeg ? [words.wayBack(day.returnLeg, day.to)] : []),
    words.daySum(day.cost),
  ]
}

function presentStop(exported: ExportedStop, words: TripExportWords): string[] {
  const { stop, place } = exported
  const { from, to } = listedSpan(stop)
  const head = `${words.span(from, to)}  ${oneLine(words.stop(stop, place))}`
  const korean = place?.address.ko ? [place.address.ko] : []
  return [head, ...[...korean, ...describeStop(exported, words)].map((line) => `  ${oneLine(line)}`)]
}

function presentLeftOut(unplaced: Unplaced, trip: TripDocument, words: TripExportWords): string {
  return oneLine(`- ${unplaced.name}: ${words.leftOutBecause(unplaced, closedAtTripTime(unplaced, trip))}`)
}

function presentText({ words: { text } }: TripDocument, words: TripExportWords): string[] {
  return text === '' ? [] : [words.guide, '', plainTripMarkdown(text)]
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ')
}
