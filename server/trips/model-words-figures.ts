import type { ModelDay, ModelStop } from './model-day.ts'
import { mustBeNamed, type ModelProse } from './model-prose.ts'

type Figures = { times: Set<string>; money: Set<number>; minutes: Set<number>; ways: Set<string>; facts: string }

const clockPattern = /\b(\d{1,2}):(\d{2})(?:\s*([ap])\.?m\b\.?)?/giu
const hourPattern = /\b(\d{1,2})\s*([ap])\.?m\b/giu
const moneyPattern = /(?:₩|\bKRW|\bwon)\s*([\d][\d,.]*)|([\d][\d,.]*)\s*(?:won\b|KRW\b|₩)/giu
const otherMoney = /[$€£¥]|\b(?:dollars?|usd|euros?|eur|yen|yuan|pounds?)\b/iu
/** Times that cannot be compared with a plan. */
const vagueTime = /\bo['’]?clock\b|\b(?:half|quarter)\s+(?:past|to|after)\b|\bmidnight\b/iu
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
export function findForeignFigure(read: ModelProse, day: ModelDay): 'time' | 'money' | 'figure' | 'way' | null {
  if (otherMoney.test(read.plain)) return 'money'
  const parts = partsOf(read, day)
  for (const part of parts) {
    const foreign = findIn(part.text, figuresOf(part, day))
    if (foreign) return foreign
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
    minutes: new Set([...stops.map(stayOf), ...ways.map(({ minutes }) => minutes)]),
    ways: new Set(ways.flatMap(({ by }) => toldAs[by] ?? [by])),
    facts: stops
      .map(({ name, description, what, way }) => `${name} ${description} ${what} ${way?.station ?? ''}`)
      .join('\n'),
  }
}

function findIn(text: string, figures: Figures): 'time' | 'money' | 'figure' | 'way' | null {
  if (vagueTime.test(text) && !vagueTime.test(figures.facts)) return 'time'
  const timed = text.replaceAll(clockPattern, (_, hours: string, minutes: string, half?: string) =>
    figures.times.has(clockOf(Number(hours), Number(minutes), half)) ? ' ' : ' TIME ',
  )
  const paid = timed
    .replaceAll(hourPattern, (_, hours: string, half: string) =>
      figures.times.has(clockOf(Number(hours), 0, half)) ? ' ' : ' TIME ',
    )
    .replaceAll(moneyPattern, (_, one?: string, other?: string) =>
      figures.money.has(amountOf(one ?? other ?? '')) ? ' ' : ' MONEY ',
    )
  if (/ TIME /u.test(paid)) return 'time'
  if (/ MONEY /u.test(paid)) return 'money'
  for (const [figure] of paid.matchAll(/\d[\d,.]*/gu)) {
    const number = amountOf(figure)
    if (!figures.minutes.has(number) && !hasFigure(figures.facts, number)) return 'figure'
  }
  for (const [way, words] of Object.entries(wayWords))
    if (words.test(text) && !figures.ways.has(way) && !words.test(figures.facts)) return 'way'
  return null
}

function tellsTime(text: string, time: string): boolean {
  return [...text.matchAll(clockPattern)].some(
    ([, hours, minutes, half]) => clockOf(Number(hours), Number(minutes), half) === time,
  )
}

function clockOf(hours: number, minutes: number, half?: string): string {
  const isAfternoon = half?.toLowerCase() === 'p'
  const ofDay = half === undefined ? hours : (hours % 12) + (isAfternoon ? 12 : 0)
  return `${String(ofDay).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
}

function minutesBefore(clock: string, minutes: number): string {
  const left = (minutesOf(clock) - minutes + 1440) % 1440
  return clockOf(Math.floor(left / 60), left % 60)
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
