/** A number in a text. */
export type Numeral = {
  value: number
  /** The factor of its first digits: 10,000 in `150만`; 1 in `1500`. It may also apply to the number before it. */
  scale: number
  /** The script of its units. */
  script: 'plain' | 'hangul' | 'han'
  length: number
}

const digits = String.raw`\d+(?:[.,']\d+| \d{3}(?!\d))*`
const latinUnits: Record<string, number> = { k: 1e3, thousand: 1e3, grand: 1e3, hundred: 100 }
for (const word of ['m', 'mn', 'mil', 'mill', 'mio', 'million', 'millions']) latinUnits[word] = 1e6
for (const word of ['b', 'bn', 'billion']) latinUnits[word] = 1e9

const smallWords = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const wordValues = new Map<string, number>([
  ...smallWords.split(' ').map((word, value) => [word, value] as const),
  ...tens.map((word, index) => [word, 20 + 10 * index] as const),
  ['a', 1],
  ['half a', 0.5],
])

const unitNames = Object.keys(latinUnits).toSorted((one, other) => other.length - one.length)
const unitEnd = '(?=won|krw|usd|[^a-z]|$)'
const words = [...wordValues.keys()].filter((word) => word.length > 1).join('|')
const latin = new RegExp(`(${digits})(?: and a half)?(?:[ -]?(${unitNames.join('|')})${unitEnd})?`, 'uy')
const spoken = new RegExp(
  String.raw`(?<![a-z])(${words}|a)( and a half)? (hundred thousand|hundred|thousand|million|billion)${unitEnd}`,
  'uy',
)

const eastDigits = new Map<string, number>()
for (const row of ['〇一二三四五六七八九', '영일이삼사오육칠팔구', '零壹两參肆伍陸柒捌玖']) {
  for (const [value, sign] of Array.from(row).entries()) eastDigits.set(sign, value)
}
eastDigits.set('兩', 2)
const smallUnits: Record<string, number> = { 십: 10, 十: 10, 백: 100, 百: 100, 佰: 100, 천: 1e3, 千: 1e3, 仟: 1e3 }
const bigUnits: Record<string, number> = { 만: 1e4, 万: 1e4, 萬: 1e4, 억: 1e8, 億: 1e8, 亿: 1e8 }
const eastSign = [...eastDigits.keys()].join('')
const eastUnit = [...Object.keys(smallUnits), ...Object.keys(bigUnits)].join('')
const eastPart = `(?:(?:${digits}|[${eastSign}]) ?)?[${eastUnit}]`
// Other words start with 만 and 천 too (만약, 천천히), so no other letter may follow.
const eastEnd = `(?=[원円元块塊圆ウ엔달유위불엥정쯤이까부~-]|[^\\p{L}]|$|韩|韓|日|美|人|台|新|港|欧|歐|英|左|以|上|下|每|ド|ユ|ほ|く|ま|か)`
/** 兩萬五 is 25,000: the digit counts tenths of the unit before it. 一 may begin 一天. */
const eastTenth = '(?:(?<=[千万萬])[二三四五六七八九])?'
const east = new RegExp(
  `${eastPart}(?: ?${eastPart})*${eastTenth}(?:\\d{1,4}(?![\\d,.]))?(?: \\d{3,4}(?= ?원))?${eastEnd}`,
  'uy',
)
const eastPiece = new RegExp(`${digits}|[${eastSign}${eastUnit}]`, 'gu')

/** The number that starts at this index of a plain text, or null. */
export function readNumeral(text: string, at: number): Numeral | null {
  return readEast(text, at) ?? readSpoken(text, at) ?? readLatin(text, at)
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function readLatin(text: string, at: number): Numeral | null {
  const match = matchAt(latin, text, at)
  if (!match) return null
  const [whole, figure = '', unit] = match
  const scale = unit === undefined ? 1 : (latinUnits[unit] ?? 1)
  const half = whole.includes('half') ? 0.5 : 0
  return {
    value: (readDigits(figure, unit !== undefined) + half) * scale,
    scale,
    script: 'plain',
    length: whole.length,
  }
}

function readSpoken(text: string, at: number): Numeral | null {
  const match = matchAt(spoken, text, at)
  if (!match) return null
  const [whole, word = '', half, unit = ''] = match
  const scale = unit.split(' ').reduce((product, name) => product * (latinUnits[name] ?? 1), 1)
  const value = ((wordValues.get(word) ?? 0) + (half ? 0.5 : 0)) * scale
  return { value, scale, script: 'plain', length: whole.length }
}

/** Parses numbers such as `3백50만`. A unit of 10,000 or 100,000,000 multiplies the whole section before it. */
function readEast(text: string, at: number): Numeral | null {
  const match = matchAt(east, text, at)
  if (!match) return null
  let total = 0
  let section = 0
  let current: number | null = null
  let scale = 1
  let lastUnit = 1
  for (const [sign] of match[0].matchAll(eastPiece)) {
    const small = smallUnits[sign]
    const big = bigUnits[sign]
    if (small !== undefined) {
      section += (current ?? 1) * small
      current = null
    } else if (big !== undefined) {
      total += (section + (current ?? (section === 0 ? 1 : 0))) * big
      section = 0
      current = null
    } else current = eastDigits.get(sign) ?? readDigits(sign, true)
    if (total === 0 || big !== undefined) scale *= small ?? big ?? 1
    lastUnit = small ?? big ?? lastUnit
  }
  if (current !== null && /[千万萬][二三四五六七八九]$/u.test(match[0])) current *= lastUnit / 10
  const script = /\p{Script=Hangul}/u.test(match[0]) ? 'hangul' : 'han'
  return { value: total + section + (current ?? 0), scale, script, length: match[0].length }
}

/** `1.500.000`, `1,500,000` and `1'500'000` are the same. Before a unit a single point is a decimal point. */
function readDigits(figure: string, hasUnit: boolean): number {
  const compact = figure.replace(/[' ]/gu, '')
  const marks = compact.match(/[.,]/gu) ?? []
  const lastMark = marks.at(-1)
  if (lastMark === undefined) return Number(compact)
  const at = compact.lastIndexOf(lastMark)
  const end = compact.slice(at + 1)
  const isSingle = marks.filter((mark) => mark === lastMark).length === 1
  const isDecimal = isSingle && (end.length !== 3 || marks.length > 1 || (hasUnit && lastMark === '.'))
  const whole = (isDecimal ? compact.slice(0, at) : compact).replace(/[.,]/gu, '')
  return Number(isDecimal ? `${whole}.${end}` : whole)
}
