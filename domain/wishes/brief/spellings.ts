import { editDistance } from '#domain/wishes/edit-distance.ts'
import { findBorders } from './sentence-borders.ts'

/** A folded text whose characters know where they begin and end in the typed one. */
type Folded = { plain: string; starts: readonly number[]; ends: readonly number[] }
type Fix = { from: number; to: number; words: string }

const longMonths = 'january february september october november december'
const longWords = `${longMonths} vegetarian restaurant restaurants wheelchair traditional anniversary guesthouse grandmother grandfather grandparents`
/** Words of the reader that are often mistyped. */
const known = (
  `${longWords} march april june july august monday tuesday wednesday thursday friday saturday sunday museum museums temple ` +
  'temples palace palaces shopping hiking market markets mountain mountains children daughter husband history culture nature ' +
  'blossom blossoms budget allergy allergic shellfish halal vegan beaches nightlife clinic surgery toddler stroller parents friends family ' +
  'nights people tomorrow weekend hostel crowded relaxed'
).split(' ')
const long = new Set(longWords.split(' '))
/** Words of their own that are one letter away from another one. */
const right = new Set(
  'place places friend parent mounting crowed nigh night hotel hotels budge fiends maintain markers vegas natural halla'.split(
    ' ',
  ),
)

/** A word that is only a month beside a day, or after "in". */
function monthWord(word: string): RegExp {
  return new RegExp(
    `(?<=\\b(?:\\d|of|in|mid|late|early)(?:st|nd|rd|th)? ?)${word}(?![a-z])|(?<![a-z])${word}(?= ?\\d)`,
    'gu',
  )
}

function plainWord(words: string): RegExp {
  return new RegExp(`(?<![a-z'])(?:${words})(?![a-z'])`, 'gu')
}

/** What people write in messages, and months as other languages write them. */
const writings: readonly [pattern: RegExp, words: string | ((...parts: string[]) => string)][] = [
  [plainWord('nites'), 'nights'],
  [plainWord('nite'), 'night'],
  [plainWord('tmrw|tmr|tmw|tomoz|tommorow|tommorrow|2moro'), 'tomorrow'],
  [plainWord('wknd|wkend'), 'weekend'],
  [plainWord('childrens'), 'children'],
  [plainWord('untill?|til'), 'until'],
  [plainWord('dont|dun|dnt'), "don't"],
  [plainWord('cant'), "can't"],
  [plainWord('wont'), "won't"],
  [plainWord('(?:does|did|is|are|was|were|have|has|could|would|should)nt'), (word) => `${word.slice(0, -2)}n't`],
  [plainWord('can not'), 'cannot'],
  [/(?<=\b(?:we|they|you) )where(?= (?:in|at|there)\b)/gu, 'were'],
  [plainWord('im'), "i'm"],
  [plainWord('ive'), "i've"],
  [plainWord('(?:he|she|that)s(?= )'), (word) => `${word.slice(0, -1)}'s`],
  [/(?<=\d(?:st|nd|rd|th)?)-?ish\b/gu, ''],
  [plainWord('luv'), 'love'],
  [plainWord('yrs'), 'years'],
  [plainWord('yr'), 'year'],
  [/\b1st(?= (?:time|trip|visit))/gu, 'first'],
  [/\bdep\.(?=[ :])/gu, 'depart'],
  [/\barr\.(?=[ :])/gu, 'arrive'],
  [/(?<!\p{L})はじめて/gu, '初めて'],
  [plainWord('ppl|peeps|pax'), 'people'],
  [/(?<=[a-z] )n(?= (?!seoul tower)[a-z])/gu, 'and'],
  [/(?<![a-z])w\/o(?![a-z])/gu, 'without'],
  [/(?<![a-z])w\/ ?(?=[a-z])/gu, 'with '],
  [/(?<![\d.:/])4(?= (?:the|me|us|my|our)\b)/gu, 'for'],
  [/(?<![\d.:/]|[,;+&] ?|\b(?:and|then) )2(?= (?:see|do|eat|go|visit|korea|seoul|busan|jeju|try|be)\b)/gu, 'to'],
  [/(?<=\d ?)mil(?![a-z])/gu, 'million'],
  [monthWord('juni'), 'june'],
  [monthWord('juli'), 'july'],
  [monthWord('mei'), 'may'],
  [monthWord('(?:maret|maart|marz)'), 'march'],
  [monthWord('agustus'), 'august'],
  [/담주/gu, '다음 주'],
  [/담달/gu, '다음 달'],
  [/([월화수목금토일])욜/gu, (_, day = '') => `${day}요일`],
  [/(?<![가-힣])게하/gu, '게스트하우스'],
  [/에어비엔비|에비앤비/gu, '에어비앤비'],
  [/(?<![가-힣])신행/gu, '신혼여행'],
  [/(?<![가-힣])혼여(?![가-힣]{2})/gu, '혼자 여행'],
  [/[초중]딩/gu, '아이'],
  [/友だち|ともだち|トモダチ/gu, '友達'],
  [/(?<=[我咱])[俩倆](?!个|個)/gu, '们两个人'],
  [/[俩倆]/gu, '两个'],
  [/-+>|→|➡/gu, ','],
  [/国[庆慶](?:节|節|假期)?(?=1[号號日])/gu, '10月'],
  [/仨/gu, '三个'],
]

const hourWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const hours = `(\\d{1,2}|${hourWords.join('|')})`

function clockOf(hour: string, minutes: string, earlier = 0): string {
  return `${(/^\d/u.test(hour) ? Number(hour) : hourWords.indexOf(hour) + 1) - earlier}:${minutes}`
}

/** Hours in words, written as a clock shows them. */
const clocks: readonly [pattern: RegExp, words: (...parts: string[]) => string][] = [
  [new RegExp(`\\bhalf (?:past )?${hours}(?![\\d:a-z])`, 'gu'), (_, hour = '') => clockOf(hour, '30')],
  [new RegExp(`\\bquarter past ${hours}(?![\\d:a-z])`, 'gu'), (_, hour = '') => clockOf(hour, '15')],
  [new RegExp(`\\bquarter (?:to|before) ${hours}(?![\\d:a-z])`, 'gu'), (_, hour = '') => clockOf(hour, '45', 1)],
  [new RegExp(`\\b(${hourWords.join('|')})[ -]thirty\\b`, 'gu'), (_, hour = '') => clockOf(hour, '30')],
  [new RegExp(`\\b${hours} ?o'?clock\\b`, 'gu'), (_, hour = '') => clockOf(hour, '00')],
  [
    new RegExp(
      `(?<=\\b(?:at|by|before|until|till|after|around|about) )(${hourWords.slice(3).join('|')})(?=(?: (?:am|pm)\\b|[.,;!)]|$| (?:in|at|please)\\b))`,
      'gu',
    ),
    (_, hour = '') => clockOf(hour, '00'),
  ],
  [/(?<![\d.:/])(\d{1,2})h(\d\d)(?!\d)/gu, (_, hour = '', minutes = '') => `${hour}:${minutes}`],
  [
    /(?<=\b(?:at|arr\.?|dep\.?|icn|gmp|pus|cju|land|lands|landing|arrive|arriving|arrives|depart|departing|departs) )(?!20[2-9]\d)([01]\d|2[0-3])([0-5]\d)(?![\d:])/gu,
    (_, hour = '', minutes = '') => `${hour}:${minutes}`,
  ],
  [/(?<![\d.:/])([01]\d|2[0-3])([0-5]\d) ?(?:hrs?|hours|h)\b/gu, (_, hour = '', minutes = '') => `${hour}:${minutes}`],
]
/** "8 in the evening", once the hour is in digits. */
const parts: typeof clocks = [
  [/(?<=\d) (?:in the (?:afternoon|evening)|at night)\b/gu, () => ' pm'],
  [/(?<=\d) in the (?:early )?morning\b/gu, () => ' am'],
]

/** Writes slang, hours in words and mistyped words as the rules expect them. Each still quotes what was typed. */
export function respell<Text extends Folded>(text: Text): Text {
  const first = applyFixes(text, [...findFixes(text.plain, [...writings, ...clocks]), ...findTypos(text.plain)])
  const second = applyFixes(first, findFixes(first.plain, parts))
  return applyFixes(second, findBorders(second.plain))
}

function findFixes(plain: string, rules: typeof writings): Fix[] {
  return rules.flatMap(([pattern, words]) =>
    Array.from(plain.matchAll(pattern), (match) => ({
      from: match.index,
      to: match.index + match[0].length,
      words: typeof words === 'string' ? words : words(...match),
    })),
  )
}

function findTypos(plain: string): Fix[] {
  return Array.from(plain.matchAll(/(?<![a-z'])[a-z]{5,}(?![a-z])/gu)).flatMap((match): Fix[] => {
    const words = wordMeant(match[0])
    return words === null ? [] : [{ from: match.index, to: match.index + match[0].length, words }]
  })
}

/** The known word of which this one is a slip: a letter too many, missing or swapped, and in a long one a wrong one. */
function wordMeant(word: string): string | null {
  if (right.has(word) || known.includes(word)) return null
  const meant = known.find((one) => {
    if (one[0] !== word[0] || `${one}s` === word || `${word}s` === one) return false
    if (long.has(one)) return editDistance(word, one, 2) <= (word.length >= 9 ? 2 : 1)
    const isSwapped =
      one.length === word.length && Array.from(one).toSorted().join('') === Array.from(word).toSorted().join('')
    return (one.length !== word.length || isSwapped) && editDistance(word, one, 1) === 1
  })
  return meant ?? null
}

function applyFixes<Text extends Folded>(text: Text, fixes: readonly Fix[]): Text {
  if (fixes.length === 0) return text
  let plain = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  const keep = (to: number) => {
    plain += text.plain.slice(at, to)
    starts.push(...text.starts.slice(at, to))
    ends.push(...text.ends.slice(at, to))
  }
  for (const { from, to, words } of fixes.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from < at) continue
    keep(from)
    plain += words
    const [start, end] = [text.starts[from] ?? 0, (to > from ? text.ends[to - 1] : text.starts[from]) ?? 0]
    for (let index = 0; index < words.length; index++) {
      starts.push(start)
      ends.push(end)
    }
    at = to
  }
  keep(text.plain.length)
  return { ...text, plain, starts, ends }
}
