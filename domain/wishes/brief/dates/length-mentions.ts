import { countPattern, type Mention, patternOf, readCount, withoutInner } from '#domain/wishes/brief/mentions.ts'

/** Days of the trip, the first and the last included, and whether they were said as nights, or as both: 2박 3일. */
export type LengthMention = Mention<number> & { unit: 'days' | 'nights' | 'both' }

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
  { pattern: new RegExp(`${count}\\s*[天日]\\s*${count}\\s*(?:晚|夜)`, 'gu'), unit: 'both', days: (days) => days },
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
      `${count}[ -]nights?|(\\d{1,2})n(?:ts?)?(?![a-z0-9])`,
      `${count}\\s*(?:박(?!\\s*\\d{1,2}\\s*일)|泊(?!\\s*\\d)|[晚夜](?!店|市|生|景|上))`,
    ),
    unit: 'nights',
    days: (nights) => nights + 1,
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
      `(?<!第|째 ?)${count}\\s*(?:주일?(?!년|말|차|째)간?|週間|个?星期|[周週](?!末|年|目)|個?星期|個?禮拜)`,
    ),
    days: (weeks) => weeks * 7,
  },
  {
    pattern: patternOf(
      'a (?:relaxed |whole |full |quiet |slow )?week|one week',
      '일주일(?:간|동안)?|(?<!第)一週間|(?<!第)1週間|(?<!第)一[周週](?!年)|一个星期|一個(?:星期|禮拜)',
    ),
    days: () => 7,
  },
  {
    pattern: new RegExp(
      `${count}\\s*(?:일간|일 ?동안|日間|天(?!\\s*(?:후|后|後)))|(?<!\\d\\s*월\\s*|~\\s?|\\d)(\\d{1,2})\\s*일(?=[ ,.]|$|정도|쯤|로)(?!\\s*(?:출발|도착|귀국|출국|입국|돌아|밤|저녁|아침|오전|오후|새벽|낮|\\d{1,2}시|[월화수목금토일]요일))|(?<=で)${count}日(?!間)`,
      'gu',
    ),
    days: (days) => days,
  },
]
const nativeDays = '하루 이틀 사흘 나흘 닷새 엿새 이레 여드레 아흐레 열흘'.split(' ')
const longestDays = 90
const oneDay = patternOf(
  '(?:one|a) (?:free|spare|single|day[- ]?long) day|day ?trip|just (?:for )?(?:the|one) day|(?:on the )?same day',
  '하루만|당일치기|같은 ?날(?= )|同じ日(?=の|に)|日帰り(?!で)|[当當]日[来來]回|[当當]天[来來]回|只有一天',
)

/** "Two things a day", "15 km a day" */
const rate = /(?:\b(?:\d[\d,.]*k?|one|two|three|four|five|a couple of|few|many|enough|once|twice)(?: [a-z]+){0,3}) $/u
const newCount = new RegExp(
  `^[^.;!?\\n]{0,30}?\\b(?:make (?:it|that)|make|rather|better)\\s+(${countPattern})(?=\\s*(?:[,.;!?)]|$|(?:starting|from|instead|please)\\b))`,
  'du',
)
const says = /\b(?:says?|thinks?|reckons?)\b|(?:다|자)고 ?(?:하|해|그러)|って言|[说說]/u

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
  // 하루 is also "a day", as of a budget.
  for (const match of plain.matchAll(new RegExp(`(?:${nativeDays.slice(1).join('|')})(?:간|동안)?`, 'gu'))) {
    const value = nativeDays.findIndex((name) => match[0].startsWith(name)) + 1
    found.push({ unit: 'days', value, from: match.index, to: match.index + match[0].length })
  }
  const between = /^\s*(?:or|还是|還是|或(?:者)?|か|それとも|이?나|아니면|또는)\s*$/u
  // "4 or 5 days" is no length yet.
  const isDoubtful = (one: Mention<number>) =>
    /(?<!\d)(?:\d{1,2}|[二三四五六七八九]|two|three|four|five|six|seven|eight|nine|ten)\s*(?:-|~|or|to|이?나|か|、|,|还是|還是|或)\s*$/u.test(
      plain.slice(Math.max(0, one.from - 12), one.from),
    ) ||
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
  // 一天八百块: what a day costs
  const isRate = ({ from, to: end }: Mention<number>) =>
    /^(?:[一1](?:天|日)|하루)$/u.test(plain.slice(from, end)) &&
    (/^\s*[\d一二两兩三四五六七八九十百千万萬]/u.test(plain.slice(end)) || /[预預]算$/u.test(plain.slice(0, from)))
  const isDuration = ({ from, to: end }: Mention<number>) =>
    !/^\s*(?:old|before|after\b(?! (?:that|the \d))|ago|per|이내|전에|前に|之前|[-~]|パス)/u.test(plain.slice(end)) &&
    !/(?:every|after|per|첫|first|last)\s+$/u.test(plain.slice(0, from)) &&
    !(/^an? /u.test(plain.slice(from, end)) && rate.test(plain.slice(0, from)))
  const lengths = found.filter(
    (one) => one.value >= 1 && one.value <= longestDays && isDuration(one) && !isDay(one) && !isRate(one),
  )
  const kept = withoutInner(lengths).filter((one) => !isReplaced(one) && !isDoubtful(one))
  return [...kept, ...correctedCounts(plain, kept)]
    .filter((one, _, all) => !isDisputed(plain, one, all))
    .toSorted((a, b) => a.from - b.from)
}
