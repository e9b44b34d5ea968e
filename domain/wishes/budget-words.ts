import { readNumeral, type Numeral } from './numerals.ts'

export const currencies = [
  'KRW',
  'USD',
  'EUR',
  'JPY',
  'CNY',
  'TWD',
  'GBP',
  'AUD',
  'CAD',
  'HKD',
  'SGD',
  'THB',
  'VND',
  'PHP',
  'INR',
  'MYR',
  'IDR',
] as const
export type Currency = (typeof currencies)[number]

export const budgetSpans = ['trip', 'week', 'day', 'night'] as const
export type BudgetSpan = (typeof budgetSpans)[number]

/** `since` and `tilde` join two amounts. Beside a single amount they mean "at least" and "about". */
type PlainKind = 'range' | 'since' | 'tilde' | 'between' | 'and' | 'upTo' | 'atLeast' | 'about' | 'open' | 'ignored'

export type BudgetToken =
  | { kind: 'amount'; numeral: Numeral }
  | { kind: 'currency'; currencies: Currency[] }
  | { kind: 'span'; span: BudgetSpan }
  | { kind: 'people'; count: number | 'all' }
  | { kind: PlainKind | 'word' }

/** Words and signs of currencies. A sign that several countries use has all their currencies. */
const moneyWords: [words: string, ...currencies: Currency[]][] = [
  ['₩|krw|korean wons?|wons?|w(?=\\d)|원화|원|ウォン|韩元|韓元|韩币|韓幣|韓国ウォン|韩圆|韓圜|韩圜', 'KRW'],
  ['nt\\$|nt(?=\\d)|twd|ntd|taiwan dollars?|元?(?:新台币|新臺幣|新台幣|台币|台幣|臺幣)|台湾ドル|대만 ?달러', 'TWD'],
  ['hk\\$|hkd|hong kong dollars?|港币|港幣|港元|香港ドル|홍콩 ?달러', 'HKD'],
  ['s\\$|sgd|singapore dollars?|新币|新幣|싱가포르 ?달러', 'SGD'],
  ['a\\$|au\\$|aud|australian dollars?|澳元|澳币|호주 ?달러', 'AUD'],
  ['c\\$|ca\\$|cad|canadian dollars?|加元|캐나다 ?달러', 'CAD'],
  ['us ?\\$|usd ?\\$|usd|us ?dollars?|american dollars?|美元|美金|米ドル|미국 ?달러|미화', 'USD'],
  ['\\$|dollars?|bucks|달러|불(?!고기)|ドル|刀', 'USD', 'TWD', 'AUD', 'CAD', 'HKD', 'SGD'],
  ['€|eur|euros?|유로화?|ユーロ|欧元|歐元', 'EUR'],
  ['£|gbp|pounds? sterling|pounds?|sterling|quid|파운드|ポンド|英镑|英鎊', 'GBP'],
  ['jp ?¥|jpy ?¥|jpy|yens?|japanese yen|엔화?|円|日元|日圆|日圓|日币|日幣', 'JPY'],
  ['cn ?¥|rmb ?¥|cny|rmb|yuan|renminbi|위안화?|元人民币|人民币|人民幣|人民元', 'CNY'],
  ['¥', 'JPY', 'CNY'],
  ['元|块钱|块|塊', 'CNY', 'TWD', 'HKD'],
  ['฿|thb|baht|바트|バーツ|泰铢', 'THB'],
  ['₫|vnd|dong|동화|越南盾', 'VND'],
  ['₱|php|pesos?', 'PHP'],
  ['₹|inr|rupees?|rs\\.?', 'INR'],
  ['myr|ringgits?|rm', 'MYR'],
  ['idr|rupiahs?|rp\\.?', 'IDR'],
]

const spanWords: [words: string, span: BudgetSpan][] = [
  [
    '(?:per|a|each|every|/) ?day|daily|/ ?d|[x*×] ?\\d{1,2} ?(?:days?|일|日|天)|하루(?:에|당)?|매일|(?<!\\d)1일(?:당|에)?|일당|/ ?일|每天(?:[花用]|[预預]算)?|每日|一天|毎日|日額|일일(?! ?투어)|(?:1|一)日(?:に|あたり|当たり)?|/ ?[日天]',
    'day',
  ],
  ['(?:per|a|each|every|/) ?night|nightly|1박(?:당|에)|박당|每晚|一晚|(?:1|一)泊(?:あたり|当たり)?', 'night'],
  ['(?:per|a|each|every|/) ?(?:week|wk)|weekly|일주일에|주당|每周|每週|週に', 'week'],
]

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const count = `(\\d{1,2}|${numberWords.join('|')})`
const peopleWords = [
  `(?:for )?(?:the )?${count} ?(?:people|persons?|pax|ppl|adults?|travell?ers|friends|of us)`,
  `(?:for )?(?:a )?family of ${count}`,
  // Not: for two weeks, for 2 million.
  `for ${count}(?! ?(?:[\\d.,%-]|days?|nights?|weeks?|months?|hundred|thousand|million|mil|k|m))`,
  '(\\d{1,2}) ?(?:명|인)(?!당)',
  '(\\d{1,2}|[二两兩三四五六]) ?(?:个人|個人|人|名|位)(?:で|分)?',
]
const eachWords =
  '(?:per|a|each|/) ?(?:person|head|pax|adult|traveller|traveler)|p/?p|each|apiece|(?:1|일)?인당|한 ?사람당|1인|혼자|(?:1|一)人(?:あたり|当たり|当り)|(?:1|一)人|ひとり|每人|人均|/ ?[人인]'
const pairWords =
  '(?:per|for a|for the|as a|a|/) ?couple|(?:for (?:the )?)?both of us|for us both|for both|둘이서?|두 ?명|두 ?사람'
const allWords =
  '(?:(?:for|between|among) )?all (?:of us|together|in all)|in (?:all|total)|altogether|for (?:all|everyone|everybody)|for the (?:whole )?(?:family|group|party)|모두 ?(?:합쳐서?|다)?|다 ?합쳐서?|전부|온 ?가족|全員で|家族で|みんなで|全家|大家一起|所有人'
const eastCounts = new Map(Array.from('一二三四五六', (sign, index) => [sign, index + 1]))

const plainWords: [kind: PlainKind, words: string][] = [
  [
    'ignored',
    '(?:for )?(?:\\d{1,3}(?: ?- ?\\d{1,3})?|a|one|two|three|the)[ -](?:whole |entire )?(?:days?|nights?|weeks?|months?|trip)|\\d{1,3} ?(?:일간?|박|泊|日間?|天|晚|週間|周|주)|일주일|一周|一週間|1週間|(?:in )?total|합쳐서?|합해서?|전체|총|合計|総額|全部で|总共|總共|一共|共',
  ],
  [
    'open',
    "no (?:upper |budget )?limits?|limitless|unlimited|no (?:fixed |set )?budget|any(?: budget| amount)?|flexible|not sure(?: yet)?|don't know|doesn't matter|n/a|none|tbd|무제한|상관 ?없\\S*|제한 ?없\\S*|미정|모르\\S*|몰라\\S*|無制限|制限なし|特に(?:なし|ない)|なし|未定|不限|无限|无所谓|無所謂|没有限制|随意|隨意",
  ],
  ['between', 'between'],
  ['and', 'and'],
  [
    'upTo',
    'under|below|up to|at most|max(?:imum)?\\.?|less than|no more than|not more than|within|<=?|≤|이하|이내|미만|까지|최대|以下|以内|未満|まで|最大|不超过|不超過|最多|以內',
  ],
  [
    'atLeast',
    'at least|more than|over|above|min(?:imum)?\\.?|from|starting at|\\+|>=?|≥|or more|and up|이상|최소|以上|最低|至少|起',
  ],
  [
    'about',
    'about|around|approx(?:imately|\\.)?|roughly|circa|ca\\.?|≈|ish|약|대략|정도|쯤|내외|約|くらい|ぐらい|ほど|程度|前後|大约|大約|大概|左右|约|差不多',
  ],
  ['since', '부터|에서|から'],
  ['tilde', '~'],
  ['range', '-|to|until|到|至'],
]

/** Matches only whole Latin words. `2000usd` and `usd2000` count as two words each. */
function wordPattern(words: string): RegExp {
  return new RegExp(`(?<![a-z](?=[a-z]))(?:${words})(?!(?<=[a-z])[a-z])`, 'uy')
}

type Rule = { pattern: RegExp; make: (match: RegExpExecArray) => BudgetToken }

const rules: Rule[] = [
  ...spanWords.map(([words, span]): Rule => ({ pattern: wordPattern(words), make: () => ({ kind: 'span', span }) })),
  { pattern: wordPattern(eachWords), make: () => ({ kind: 'people', count: 1 }) },
  { pattern: wordPattern(pairWords), make: () => ({ kind: 'people', count: 2 }) },
  { pattern: wordPattern(allWords), make: () => ({ kind: 'people', count: 'all' }) },
  ...peopleWords.map((words): Rule => ({ pattern: wordPattern(words), make: makePeople })),
  ...plainWords.map(([kind, words]): Rule => ({ pattern: wordPattern(words), make: () => ({ kind }) })),
  ...moneyWords.map(([words, ...codes]): Rule => ({
    pattern: wordPattern(words),
    make: () => ({ kind: 'currency', currencies: codes }),
  })),
]

function makePeople([, text = '']: RegExpExecArray): BudgetToken {
  const spoken = numberWords.indexOf(text) + 1
  const number = spoken || eastCounts.get(text) || (/[两兩]/u.test(text) ? 2 : Number(text))
  return { kind: 'people', count: Math.max(1, number) }
}

/** Splits a plain text into the tokens of a budget. Each other word becomes a token of the kind `word`. */
export function budgetTokens(text: string): BudgetToken[] {
  const tokens: BudgetToken[] = []
  let at = 0
  while (at < text.length) {
    const next = budgetTokenAt(text, at)
    if (next.token) tokens.push(next.token)
    at += next.length
  }
  return tokens
}

const blank = /[\s(),.;:!?[\]]+/uy
const otherWord = /[a-z]+|./suy

/** The token at this index of a plain text and its length; null for blanks and punctuation. */
export function budgetTokenAt(text: string, at: number): { token: BudgetToken | null; length: number } {
  blank.lastIndex = at
  const skipped = blank.exec(text)
  if (skipped) return { token: null, length: skipped[0].length }
  for (const { pattern, make } of rules) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match?.[0]) return { token: make(match), length: match[0].length }
  }
  const numeral = readNumeral(text, at)
  if (numeral) return { token: { kind: 'amount', numeral }, length: numeral.length }
  otherWord.lastIndex = at
  return { token: { kind: 'word' }, length: otherWord.exec(text)?.[0].length ?? 1 }
}
