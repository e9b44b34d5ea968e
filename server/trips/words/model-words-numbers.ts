/** Marks a duration that was given in hours, which people round. No text that is accepted has this character. */
export const roundedMark = '\uE000'
/** Marks a clock time that does not say which half of the day it means. */
export const halfDayMark = '\uE001'

const small =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen`.split(/\s+/u)
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const values: ReadonlyMap<string, number> = new Map([
  ...small.map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
])

const word = [...values.keys(), ...Object.keys(scales)].join('|')
const phrase = `(?:an?[\\s-]+(?=hundred|thousand|million))?(?:${word})(?:[\\s-]+(?:and[\\s-]+)?(?:${word}))*`
const amount = String.raw`\b(?:${phrase}|\d+(?:\.\d+)?)`
const hour = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const minute = `(?:oh[\\s-]+)?(?:${[...small.slice(1), ...tens].join('|')})(?:[\\s-]+(?:${small.slice(1, 10).join('|')}))?`

const hours = new RegExp(
  String.raw`(?:${amount}[\s-]+|\bhalf[\s-]+(?:an[\s-]+)?|\b(?:a[\s-]+)?quarter of an[\s-]+|\ban[\s-]+)(?:hours?|hrs?)\b` +
    String.raw`(?:[\s-]+and[\s-]+(?:an?[\s-]+(?:half|quarter)\b|three[\s-]+quarters\b|${amount}[\s-]+min(?:ute)?s?\b))?`,
  'giu',
)
const minutes = new RegExp(String.raw`${amount}(?=[\s-]+min(?:ute)?s?\b)`, 'giu')
const money = new RegExp(String.raw`\b(?:${phrase})(?=[\s-]+(?:won|KRW)\b)`, 'giu')
const koreanMoney = /(\d[\d,.]*)\s*([만천])\s*원?/gu
const clock = new RegExp(
  String.raw`\b(at|by|until|till|before|after|from|since|around|about)\s+(${hour})(?:[\s-]+(${minute}))?` +
    String.raw`(?=\s*(?:[.,;:)–—]|$)|\s+(?:[ap]\.?m\b|sharp|in the|at night|tonight|today|daily|until|till|when|for (?:breakfast|lunch|dinner)|you)\b)` +
    String.raw`(?:\s+([ap])\.?m\b\.?|\s+in the (morning|afternoon|evening))?`,
  'giu',
)

/** Writes durations, amounts and times that are in words as figures, so that they can be compared with a plan. */
export function writeFigures(text: string): string {
  return text
    .replaceAll(hours, (found) => `${roundedMark}${minutesOfHours(found)} minutes`)
    .replaceAll(minutes, (found) => String(valueOf(found)))
    .replaceAll(money, (found) => String(valueOf(found)))
    .replaceAll(koreanMoney, (_, figure: string, scale: string) => {
      return ` ${Number(figure.replaceAll(',', '')) * (scale === '만' ? 10_000 : 1000)} won `
    })
    .replaceAll(clock, (_, before: string, of: string, past?: string, half?: string, part?: string) => {
      const [hoursOfDay, minutesOfHour] = [valueOf(of), past === undefined ? 0 : valueOf(past)]
      const time = `${hoursOfDay}:${String(minutesOfHour).padStart(2, '0')}`
      const ofDay = half ?? (part && (part.toLowerCase() === 'morning' ? 'a' : 'p'))
      return ofDay === undefined ? `${before} ${halfDayMark}${time}` : `${before} ${time} ${ofDay}m`
    })
}

/** `an hour and a half`, `two hours`, `2 hours and 20 minutes` in minutes. */
function minutesOfHours(text: string): number {
  const [, whole = text, more = ''] = /^(.*?h(?:ou)?rs?)(?:[\s-]+and[\s-]+(.*))?$/isu.exec(text) ?? []
  const base = /quarter/iu.test(whole)
    ? 15
    : /^half/iu.test(whole)
      ? 30
      : 60 * valueOf(whole.replace(/[\s-]+h\w+$/iu, ''))
  const added = /half$/iu.test(more)
    ? 30
    : /quarters$/iu.test(more)
      ? 45
      : /quarter$/iu.test(more)
        ? 15
        : more === ''
          ? 0
          : valueOf(more)
  return Math.round(base + added)
}

/** The value of a number in figures or words; an article is one. */
function valueOf(text: string): number {
  const figure = /\d+(?:\.\d+)?/u.exec(text)
  if (figure) return Number(figure[0])
  let [total, part] = [0, 0]
  for (const each of text.toLowerCase().split(/[\s-]+/u)) {
    const scale = scales[each] ?? 0
    if (each === 'a' || each === 'an') part = 1
    else if (scale === 100) part = Math.max(1, part) * scale
    else if (scale > 100) {
      total += Math.max(1, part) * scale
      part = 0
    } else part += values.get(each) ?? 0
  }
  return total + part
}
