import { monthNames } from './month-mentions.ts'
import { countPattern, type Mention, patternOf, readCount, withoutInner } from '#domain/wishes/brief/mentions.ts'

/** Days of the trip, the first and the last included, and whether they were said as nights, or as both: 2박 3일. */
export type LengthMention = Mention<number> & {
  unit: 'days' | 'nights' | 'both'
  /** "The first two nights" are a part of the trip. */
  isPart?: true
}

const count = `(${countPattern})`
const lengthRules: {
  pattern: RegExp
  unit?: LengthMention['unit']
  days: (first: number, second: number) => number
}[] = [
  {
    pattern: new RegExp(`${count}\\s*박\\s*${count}\\s*일|${count}\\s*泊\\s*${count}\\s*日`, 'gu'),
    unit: 'both',
    days: (_, days) => days,
  },
  // 28日两晚 are two nights after a day of a month.
  {
    pattern: new RegExp(`${count}\\s*[天日]\\s*${count}\\s*(?:晚|夜)`, 'gu'),
    unit: 'both',
    days: (days, nights) => (nights === days - 1 || nights === days ? days : 0),
  },
  // "5D4N Seoul, Nami Island": the nights are not all in the city that comes next.
  {
    pattern: patternOf('(\\d{1,2})d ?[/-]? ?(\\d{1,2})n'),
    days: (days, nights) => (nights === days - 1 ? days : 0),
  },
  {
    pattern: patternOf('(\\d{1,2})n ?[/-]? ?(\\d{1,2})d'),
    days: (nights, days) => (nights === days - 1 ? days : 0),
  },
  { pattern: patternOf('(?:a |one )?fortnight', '이주일(?:간|동안)?|보름(?:간|동안)?(?!달)'), days: () => 14 },
  // "3 days 2 nights", and not "ten days, two nights in Busan"
  {
    pattern: patternOf(`${count}[ -]days?(?:,? (?:and )?| ?[/&] ?)${count}[ -]nights?`),
    unit: 'both',
    days: (days, nights) => (nights === days - 1 || nights === days ? days : 0),
  },
  {
    pattern: patternOf(`${count}[ -]nights?(?:,? (?:and )?| ?[/&] ?)${count}[ -]days?`),
    unit: 'both',
    days: (nights, days) => (nights === days - 1 || nights === days ? days : 0),
  },
  { pattern: patternOf(`${count}[ -]days?`), days: (days) => days },
  {
    pattern: patternOf(
      `${count}[ -]nights?(?! (?:owls?|market|view|bus|train|out|person)\\b)|(\\d{1,2})n(?:ts?)?(?![a-z0-9])`,
      `${count}\\s*(?:박(?!\\s*\\d{1,2}\\s*일)|泊(?!\\s*\\d)|[晚夜](?!店|市|生|景|上))`,
    ),
    unit: 'nights',
    days: (nights) => nights + 1,
  },
  // "The last night back in Seoul"
  {
    pattern: patternOf(
      '(?:last|final) night(?= (?:back )?(?:in|at) )',
      '(?:마지막 ?(?:밤|하루)|最後の(?:夜|晩))(?=은|は|에는|には)',
    ),
    unit: 'nights',
    days: () => 2,
  },
  // "Two nights in Busan, then three in Seoul"
  {
    pattern: patternOf(`(?<=nights? (?:in|at) [a-z -]{3,20}(?:,| then| and| plus)+ )${count}(?= (?:in|at) )`),
    unit: 'nights',
    days: (nights) => nights + 1,
  },
  {
    pattern: patternOf(
      `${count}(?: (?:whole|full|entire|relaxed|easy|short))?[ -]weeks?`,
      `(?<!第|째 ?)${count}\\s*(?:주일?(?!년|말|차|째)간?|週間|个?星期|[周週](?!末|年|目)|個?星期|[个個]?[礼禮]拜)`,
    ),
    days: (weeks) => weeks * 7,
  },
  {
    pattern: patternOf(
      'a (?:relaxed |whole |full |quiet |slow )?week|one week',
      '일주일(?:간|동안)?|(?<!第)一週間|(?<!第)1週間|(?<!第)一[周週](?!年)|一个?(?:星期|礼拜)|一個(?:星期|禮拜)',
    ),
    days: () => 7,
  },
  {
    pattern: new RegExp(
      `${count}\\s*(?:일간|일 ?동안|日間|天(?!\\s*(?:후|后|後)))|(?<!\\d\\s*월\\s*|~\\s?|\\d)(\\d{1,2})\\s*일(?=[ ,.\\n]|$|정도|쯤|로)(?!\\s*(?:출발|도착|귀국|출국|입국|돌아|밤|저녁|아침|오전|오후|새벽|낮|\\d{1,2}시|[월화수목금토일]요일))|(?<=で)${count}日(?!間)|(?<![月\\d])${count}日(?=(?:ほど|くらい|ぐらい|程度)(?!に|前|後))`,
      'gu',
    ),
    days: (days) => days,
  },
]
/** Whether nights are the first or the last ones of a stay: 첫 2박, 最初の2泊, "the last two nights". */
const ofPart = /(?:(?:\b(?:first|last|final)|첫|처음|마지막|最初の?|最後の?|前|最后|頭の)\s*)$/u
/** "The last night in Seoul" is one of the nights only where others are told. */
export const uncounted = /^(?:last|final|마지막|最後)/u
const nativeDays = '하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘'.split(' ')
/** "March 12, 5 days": the number before is a day. */
const afterDay = new RegExp(`(?:${monthNames})\\.? \\d{1,2}(?:st|nd|rd|th)?,? ?$|\\d/\\d{1,2},? ?$`, 'u')
const longestDays = 90
const oneDay = patternOf(
  '(?:[2-9]|1[0-6])[- ]?(?:hours?|hrs?|h) (?:layover|stopover|transit)|(?:layover|stopover|transit)(?: time)?(?: is| of|:|,)? ?(?:of )?(?:[2-9]|1[0-6]) ?(?:hours?|hrs?|h)(?![a-z])|(?:one|a) (?:free|spare|single|day[- ]?long) day|day ?trip|just (?:for )?(?:the|one) day|(?:on the )?same day',
  '(?:경유|환승)\\D{0,4}(?:[2-9]|1[0-6])시간|(?:[2-9]|1[0-6])시간 ?(?:경유|환승)|(?:乗り?継ぎ|トランジット)\\D{0,4}(?:[2-9]|1[0-6])時間|(?:[2-9]|1[0-6])時間(?:の)?(?:乗り?継ぎ|トランジット)|(?:[转轉][机機]|[过過]境)\\D{0,3}(?:[2-9]|1[0-6]) ?[个個]?小[时時]|(?:[2-9]|1[0-6]) ?[个個]?小[时時](?:的)?(?:[转轉][机機]|[过過]境)|하루만|당일치기|같은 ?날(?= )|同じ日(?=の|に)|同日(?=の|に|\\d|朝|夜)|日帰り(?!で)|一日[游遊]|[当當]日[来來]回|[当當]天[来來]回|只有一天',
)

/** "66 and 68, 3 weeks": numbers that are not next to each other are no "3, 4 days". */
function isFarther(plain: string, { from, to }: { from: number; to: number }): boolean {
  const before = /(\d{1,3})\s*[,、]\s*$/u.exec(plain.slice(0, from))?.[1]
  const told = /^(?:\d{1,3}|[a-z]+)/u.exec(plain.slice(from, to))?.[0]
  return before !== undefined && told !== undefined && Math.abs(readCount(told) - Number(before)) > 2
}

/** "Two things a day", "15 km a day" */
const rate = /(?:\b(?:\d[\d,.]*k?|one|two|three|four|five|a couple of|few|many|enough|once|twice)(?: [a-z]+){0,3}) $/u
const newCount = new RegExp(
  `^[^.;!?\\n]{0,30}?\\b(?:make (?:it|that)|make|rather|better)\\s+(${countPattern})(?=\\s*(?:[,.;!?)]|$|(?:starting|from|instead|please)\\b))`,
  'du',
)
const says =
  /\b(?:says?|thinks?|reckons?) (?:\w+ )?(?=\d|one|two|three|four|five|six|seven|eight|nine|ten|a )|(?:다|자)고 ?(?:하|해|그러)|って言|[说說]/u

/** "Four days, actually make it five": the number that replaces one. */
function correctedCounts(plain: string, lengths: readonly LengthMention[]): LengthMention[] {
  return lengths.flatMap(({ unit, to }): LengthMention[] => {
    const found = newCount.exec(plain.slice(to))?.indices?.[1]
    if (!found || unit === 'both') return []
    const [from, end] = [to + found[0], to + found[1]]
    return [{ unit, value: readCount(plain.slice(from, end)) + (unit === 'nights' ? 1 : 0), from, to: end }]
  })
}

/** "She says five nights, I say a week": nobody knows which counts. */
function isDisputed(plain: string, one: LengthMention, all: readonly LengthMention[]): boolean {
  const begin = /[^.;!?。\n]*$/u.exec(plain.slice(0, one.from))?.index ?? 0
  const end = one.to + (/^[^.;!?。\n]*/u.exec(plain.slice(one.to))?.[0].length ?? 0)
  return (
    says.test(plain.slice(begin, end)) &&
    all.some(({ from, to, value }) => from >= begin && to <= end && value !== one.value)
  )
}

/** The lengths that a text names, in days: "4 nights" are five days. */
export function readLengths(plain: string): LengthMention[] {
  const found = lengthRules.flatMap(({ pattern, unit = 'days', days }) =>
    Array.from(plain.matchAll(pattern), (match): LengthMention => {
      const [first = 0, second = 0] = match.slice(1).flatMap((part) => (part === undefined ? [] : [readCount(part)]))
      return { unit, value: days(first, second), from: match.index, to: match.index + match[0].length }
    }),
  )
  // "Just for one day, a day trip" says one thing twice.
  for (const match of Array.from(plain.matchAll(oneDay)).slice(0, 1))
    found.push({ unit: 'days', value: 1, from: match.index, to: match.index + match[0].length })
  for (const match of plain.matchAll(/하루 ?(?:밤 ?)?(?:자고|묵고)/gu))
    found.push({ unit: 'nights', value: 2, from: match.index, to: match.index + match[0].length })
  // 하루 is also "a day", as of a budget.
  for (const match of plain.matchAll(new RegExp(`(?:${nativeDays.slice(1).join('|')})(?:간|동안)?`, 'gu'))) {
    const value = nativeDays.findIndex((name) => match[0].startsWith(name)) + 1
    found.push({ unit: 'days', value, from: match.index, to: match.index + match[0].length })
  }
  const between = /^\s*(?:or|还是|還是|或(?:者)?|か|それとも|이?나|아니면|또는)\s*$/u
  // "4 or 5 days" is no length yet.
  const isDoubtful = (one: Mention<number>) =>
    (!afterDay.test(plain.slice(0, one.from)) &&
      !isFarther(plain, one) &&
      /(?<!\d)(?:\d{1,2}|[二三四五六七八九]|two|three|four|five|six|seven|eight|nine|ten)\s*(?:-|~|or|to|이?나|か|、|,|还是|還是|或)\s*$/u.test(
        plain.slice(Math.max(0, one.from - 12), one.from),
      )) ||
    /^[二三四五六七八][三四五六七八九]/u.test(plain.slice(one.from - 1, one.to)) ||
    found.some(
      (other) => other !== one && between.test(plain.slice(Math.min(one.to, other.to), Math.max(one.from, other.from))),
    )
  // "Not four nights but three", 4박이 아니라 3박
  const isReplaced = ({ from, to: end }: Mention<number>) =>
    /^\s*(?:이|가)? ?(?:아니|말고)|^(?:じゃな|ではな|でなく)/u.test(plain.slice(end)) ||
    /(?:\bnot (?:for )?|不是|\b(?:tack(?:ing|ed)?(?: it)? on|adding|extend(?:ing)?(?: it)? by) )$/u.test(
      plain.slice(0, from),
    )
  // "12일에 들어가서 15일 나와요": after a day a bare one is another day.
  const isDay = ({ from, to: end }: Mention<number>) =>
    /^\d{1,2}\s*일$/u.test(plain.slice(from, end)) && /월 ?\d{1,2}일[^.!?\n]*$/u.test(plain.slice(0, from))
  const asPart = (one: LengthMention): LengthMention => {
    const [words = ''] = (one.unit === 'nights' && ofPart.exec(plain.slice(Math.max(0, one.from - 8), one.from))) || []
    const isUncounted = uncounted.test(plain.slice(one.from, one.to))
    return words !== '' || isUncounted ? { ...one, from: one.from - words.length, isPart: true } : one
  }
  // 一天八百块: what a day costs
  const isRate = ({ from, to: end }: Mention<number>) =>
    /^(?:[一1](?:天|日)|하루)$/u.test(plain.slice(from, end)) &&
    (/^\s*[\d一二两兩三四五六七八九十百千万萬]/u.test(plain.slice(end)) || /[预預]算$/u.test(plain.slice(0, from)))
  const isDuration = ({ from, to: end }: Mention<number>, isOfStay: boolean) =>
    !/^\s*(?:old|before|after\b(?! (?:that|the \d))|ago|per|이내|전에|前に|之前|(?<!\n\s*)[-~]|パス)/u.test(
      plain.slice(end),
    ) &&
    (isOfStay ||
      !/(?:(?:every|after|per|첫|first|last)\s+|第|提前|[在于於]\d{0,2}月|\bneeds? )$/u.test(plain.slice(0, from))) &&
    !/^(?:에|당|は|につき|あたり)?\s?[\d約约大₩$¥€£](?!\s*[월月日号號泊박晚夜天])[^,.。、]{0,12}(?:원|ウォン|円|元|块|塊|won|만|万|萬)/u.test(
      /^(?:1|한|一|一)\s*(?:박|泊|晚)$/u.test(plain.slice(from, end)) ? plain.slice(end) : '',
    ) &&
    !(
      /^an? /u.test(plain.slice(from, end)) &&
      !/\bfor $/u.test(plain.slice(0, from)) &&
      rate.test(plain.slice(0, from))
    )
  const lengths = found
    .map(asPart)
    .filter(
      (one) =>
        one.value >= 1 &&
        one.value <= longestDays &&
        isDuration(one, one.isPart === true) &&
        !isDay(one) &&
        !isRate(one),
    )
  const kept = withoutInner(lengths).filter((one) => !isReplaced(one) && !isDoubtful(one))
  return [...kept, ...correctedCounts(plain, kept)]
    .filter((one, _, all) => !isDisputed(plain, one, all))
    .toSorted((a, b) => a.from - b.from)
}
