import type { ModelDay, ModelStop } from './model-day.ts'
import { withoutFacts } from './model-facts.ts'
import { mustBeNamed, type ModelProse } from './model-prose.ts'
import { findTimes, minutesBefore, minutesOf } from './model-words-clock.ts'
import { hasForeignHours } from './model-words-hours.ts'
import { halfDayMark, roundedMark, writeFigures } from './model-words-numbers.ts'

type Figures = {
  times: Set<string>
  money: Set<number>
  /** What the visits themselves cost. */
  entries: Set<number>
  minutes: Set<number>
  ways: Set<string>
  facts: string
}

const clockPattern = /\b(\d{1,2}):(\d{2})(?:\s*([ap])\.?m\b\.?)?/giu
const hourPattern = /\b(\d{1,2})\s*([ap])\.?m\b/giu
const moneyPattern = /(?:₩|\bKRW|\bwon)\s*([\d][\d,.]*)|([\d][\d,.]*)\s*(?:won\b|KRW\b|₩)/giu
const halfDayPattern = new RegExp(String.raw`${halfDayMark}\d{1,2}:\d{2}`, 'gu')
const roundedPattern = new RegExp(String.raw`${roundedMark}(\d+)`, 'gu')
const noon = /\bnoon\b/iu
const otherMoney = /[$€£¥]|\b(?:dollars?|usd|euros?|eur|yen|yuan|pounds?|bucks?|quid|cents?)\b/iu
const entryPattern = /\b(?:entry|entrance|admission)\b[^.;:₩\d]{0,40}(?:₩|\bKRW|\bwon)?\s*(?<won>\d[\d,.]*)(?!:)/giu
const freeEntry =
  /\b(?:entry|entrance|admission|visit(?:ing)?|it|which|everything|tickets?)\s+(?:is|are|comes?)\s+(?:always\s+)?(?:free|for\s+nothing)\b(?!-)|\bfree\s+(?:entry|entrance|admission|of\s+charge|to\s+(?:enter|visit|see))\b|\bfor\s+free\b|\bcosts?\s+nothing\b|\bno\s+(?:charge|(?:entry\s+|entrance\s+|admission\s+)?fees?)\b/iu
/** Times that cannot be compared with a plan. */
const vagueTime =
  /\bo['’]?clock\b|\b(?:half|quarter|five|ten|twenty)\s+(?:minutes\s+)?(?:past|to|after|before)\s+\w+|\bmidnight\b/iu
const wayWords: Record<string, RegExp> = {
  bus: /\bbus(?:es)?\b/iu,
  subway: /\bsubway\b|\bmetro\b/iu,
  taxi: /\btaxis?\b|\bcab\b/iu,
  train: /\btrains?\b/iu,
  ktx: /\bKTX\b/u,
  ferry: /\bferry\b|\bboat\b/iu,
  flight: /\bflight\b|\bplane\b|\bfly\b/iu,
}
/** Travel by bus and subway may be called either, and the KTX is a train. */
const toldAs: Record<string, readonly string[]> = { transit: ['bus', 'subway'], ktx: ['ktx', 'train'] }

/**
 * Finds a time, an amount, a number of minutes or a mode of travel that belongs to neither of the stops around it. Text
 * between two names belongs to one of the two.
 */
export function findForeignFigure(
  read: ModelProse,
  day: ModelDay,
): 'time' | 'money' | 'figure' | 'way' | 'hours' | null {
  if (otherMoney.test(read.plain)) return 'money'
  const parts = partsOf(read, day)
  for (const part of parts) {
    const figures = figuresOf(part, day)
    const text = writeFigures(withoutFacts(part.text, part.stops))
    const foreign = findIn(text, figures)
    if (foreign) return foreign
    if (hasForeignHours(text, { stops: part.stops, facts: figures.facts, day })) return 'hours'
  }
  const isTold = (stop: ModelStop) =>
    parts.some(({ text, stops }) => stops.includes(stop) && tellsTime(text, stop.arrive))
  return day.stops.every(isTold) ? null : 'time'
}

/** A part of the text and the stops that it may describe. */
type Part = { text: string; stops: ModelStop[]; isFirst: boolean; isLast: boolean }

/** Splits the text at the names of stops. A move has no name; it belongs to the parts around it. */
function partsOf({ plain, begins }: ModelProse, { stops }: ModelDay): Part[] {
  const named = stops.flatMap((stop, index) => (mustBeNamed(stop) ? [{ index, at: begins[index] ?? 0 }] : []))
  return [{ index: 0, at: 0 }, ...named].map(({ index, at }, number) => {
    const next = named[number]
    return {
      text: plain.slice(at, next?.at ?? plain.length),
      stops: stops.slice(index, (next?.index ?? stops.length - 1) + 1),
      isFirst: number === 0,
      isLast: !next,
    }
  })
}

function figuresOf({ stops, isFirst, isLast }: Part, day: ModelDay): Figures {
  const ways = [...stops.map(({ way }) => way), isLast ? day.wayBack : null].filter((way) => way !== null)
  const times = stops.flatMap(({ arrive, leave, opens, closes, lastEntry, way }) => [
    ...[arrive, leave, opens, closes, lastEntry].filter((time) => time !== null),
    minutesBefore(arrive, way?.minutes ?? 0),
  ])
  return {
    times: new Set([...times, ...(isFirst ? [day.setOut] : []), ...(isLast && day.back !== null ? [day.back] : [])]),
    money: new Set([...stops.map(({ won }) => won ?? 0), ...ways.map(({ won }) => won), day.wonForTheDay]),
    entries: new Set(stops.flatMap(({ won }) => won ?? [])),
    minutes: new Set([...stops.map(stayOf), ...stops.map(freeAfter), ...ways.map(({ minutes }) => minutes)]),
    ways: new Set(ways.flatMap(({ by }) => toldAs[by] ?? [by])),
    facts: writeFigures(
      stops
        .map(({ name, description, what, way }) => `${name} ${description} ${what} ${way?.station ?? ''}`)
        .join('\n'),
    ),
  }
}

function findIn(text: string, figures: Figures): 'time' | 'money' | 'figure' | 'way' | null {
  if (vagueTime.test(text) && !vagueTime.test(figures.facts)) return 'time'
  const isTime = (found: string) => findTimes(found).some((time) => figures.times.has(time))
  const timed = text
    .replaceAll(halfDayPattern, (found) => (isTime(found) || figures.facts.includes(found) ? ' ' : ' TIME '))
    .replaceAll(clockPattern, (found) => (isTime(found) ? ' ' : ' TIME '))
    .replaceAll(hourPattern, (found) => (isTime(found) ? ' ' : ' TIME '))
  if (/ TIME /u.test(timed) || (noon.test(text) && !noon.test(figures.facts) && !isNearNoon(figures.times)))
    return 'time'
  if (isWrongPrice(timed, figures)) return 'money'
  const paid = timed.replaceAll(moneyPattern, (_, one?: string, other?: string) =>
    figures.money.has(amountOf(one ?? other ?? '')) ? ' ' : ' MONEY ',
  )
  if (/ MONEY /u.test(paid)) return 'money'
  const rest = paid.replaceAll(roundedPattern, (found, minutes: string) =>
    isRoundedOf(Number(minutes), figures.minutes) ? ' ' : found,
  )
  for (const [figure] of rest.matchAll(/\d[\d,.]*/gu)) {
    const number = amountOf(figure)
    if (!figures.minutes.has(number) && !hasFigure(figures.facts, number)) return 'figure'
  }
  for (const [way, words] of Object.entries(wayWords))
    if (words.test(text) && !figures.ways.has(way) && !words.test(figures.facts)) return 'way'
  return null
}

/** An entry that costs something else than a visit of the plan, or a free one where every visit has a price. */
function isWrongPrice(text: string, { entries, facts }: Figures): boolean {
  const prices = [...text.matchAll(entryPattern)].map(({ groups }) => amountOf(groups?.['won'] ?? ''))
  if (!prices.every((price) => entries.has(price))) return true
  return freeEntry.test(text) && !entries.has(0) && !freeEntry.test(facts)
}

function isNearNoon(times: ReadonlySet<string>): boolean {
  return [...times].some((time) => Math.abs(minutesOf(time) - 12 * 60) <= 30)
}

/** People round to quarters of an hour. */
function isRoundedOf(told: number, known: ReadonlySet<number>): boolean {
  return [...known].some((minutes) => Math.abs(minutes - told) <= Math.max(3, told * 0.15))
}

function tellsTime(text: string, time: string): boolean {
  return [...text.matchAll(clockPattern)].some(([found]) => findTimes(found).includes(time))
}

/** The time that is left between two stops. */
function freeAfter({ leave }: ModelStop, index: number, stops: readonly ModelStop[]): number {
  const next = stops[index + 1]
  return next ? Math.max(0, minutesOf(next.arrive) - minutesOf(leave) - (next.way?.minutes ?? 0)) : 0
}

/** A stay past midnight ends at an earlier clock time than it begins. */
function stayOf({ arrive, leave }: ModelStop): number {
  return (minutesOf(leave) - minutesOf(arrive) + 1440) % 1440
}

function amountOf(figure: string): number {
  return Number(figure.replaceAll(',', '').replace(/\.$/u, ''))
}

function hasFigure(facts: string, number: number): boolean {
  return [...facts.matchAll(/\d[\d,.]*/gu)].some(([figure]) => amountOf(figure) === number)
}
