import type { BriefChip, BriefField } from './brief-chips.ts'
import { type BriefSpan, type BriefText, sentenceRange } from './brief-text.ts'
import { roleOf } from '#domain/wishes/brief/dates/date-roles.ts'
import { readRegion } from '#domain/wishes/region-names.ts'
import { isTakenBack } from './corrections.ts'
import { countPattern, overlaps, patternOf, readCount } from './mentions.ts'
import { isOwnAnswer, readNegationPhrase } from './negation-phrases.ts'

type Range = { from: number; to: number }
/** `told`: the clause as far as the next thing that is only supposed. */
type Placed = { chip: BriefChip; at: Range; clause: string; told: string; rest: string }

const places: readonly BriefField[] = ['step2.mustVisitPlaces', 'step2.areaPreferences']
const likings: readonly BriefField[] = [...places, 'step1.selectedInterests', 'step2.accommodationType']

const ends =
  /[.;:!?。！？；：\n,，、()（）…"「」“”]|(?<=날엔|날에는|때는|때엔|시간엔|시간에는) |\b(?:but|so|though|because)\b|\band (?=(?:do )?(?:absolutely |definitely |please )?(?:no|not|never|nothing)\b)|(?<=[가-힣](?:지만|는데|은데|니까|거든요|서|려고|(?<![다라자냐])고)) (?!싶|있)|(?<=けれ?ど|ので)|(?:但是?|可是|不[过過]|所以)/gu
const supposed =
  /\bif\b(?! (?:it'?s )?possible| you can| it can| at all)|\b(?:maybe|perhaps|possibly|might|in case|unless)\b|如果|要是|可能|或[许許]|也[许許]|もし|かも|たぶん|かな|(?<!たい)と思って(?:い?た|い?ます)|혹시|아마|만약|(?<=[하가되나오])면(?= )/u
/** "See Gyeongbokgung and maybe wear a hanbok", "Seoul, Busan and maybe Gyeongju" */
const laterMaybe = /,? (?:and|or|also|then|plus) (?:maybe|perhaps|possibly|might)\b.*$/u
/** What is only done in spare time */
const spareTime =
  /\bif (?:there'?s|there is|we have|i have|we've got) (?:some )?time\b|시간 ?(?:이|만)? ?(?:되면|남으면)|時間があれば|如果有[时時][间間]/u
const reported =
  /\b(?:says?|said|told|tells|thinks?|reckons?|raves?|recommend(?:s|ed)?|suggest(?:s|ed)?)\b|(?:다|라|자|냐)(?:고|는데|던데)|[대래](?:요|서|는데)|って言|と言|そうです|らしい|と聞|勧め|すすめ|[说說]|推[荐薦]|叫我/u
/** "Is Jeju worth it or should we stay in Busan?" */
const advised =
  /\b(?:worth|overrated|should (?:we|i)|better)\b[^.;!\n]*\?|(?:나을|좋을|갈)까요?|どっち|どちら|でしょうか|[值]得|哪[个個]/u
/** 通訳は会社が用意: what somebody has arranged already is no wish. */
const arranged =
  /\b(?:already|arranged|provided|sorted)\b|준비(?:해|돼|되)|用意(?!して(?:ほし|くだ|下さ|いただ))|手配(?!して(?:ほし|くだ|下さ|いただ)|をお願い|お願い)|会社が|已[经經]|[请請]好|安排好|(?:저희|제|내|우리)가 ?(?:직접 ?)?[합할해하]|我是(?:[导導][游遊]|翻[译譯])|\bi(?:'m| am) an? (?:\w+ )?(?:guide|interpreter|translator)\b|(?:私|僕)が通訳/u
/** What follows goes against what somebody says. */
const against =
  /^\s*(?:but|though)\b|が、|けど、?$|^(?:但|可是|可(?=我)|不[过過])|^我(?:[说說]|[没沒不])|(?:지만|는데) ?$/u
const past =
  /\b(?:last (?:time|year|trip|month)|years? ago|back then|we(?:re|'d been)? (?:was|were|had been) in)\b|지난 ?번|작년|재작년|예전|저번|去年|(?<![点點半])前回|前に|昔|上次|前年|以前|之前/u
/** "I work at a hotel in Gangnam": where somebody lives or works is no wish. */
const dwelling =
  /\b(?:i|we|he|she|who|husband|wife|friend|sister|brother) (?:also |now |only )?(?:works?|lives?|stud(?:y|ies)|teach(?:es)?|grew up)\b(?! out)|(?:実家|본가|친정|시댁|처가|老家|娘家|婆家)(?:は|が|이|가|은|는|在)/u
/** "I live in Tokyo and want a weekend in Busan" */
const beforeWish = /^.*\band (?=(?:i |we )?(?:want|would|'d|plan|need|hope)\b)/u
const future =
  /\b(?:want|plan|again|this time|now)\b|ぜひ|꼭|고 ?싶|이번|올해|今年|갈|가[요려]|다시|今回|たい|予定|また|[这這]次|想|要/u
const negated =
  /\b(?:no|not|nor|never|none|nobody|neither|without|hates?|dislikes?|avoid\w*|skip\w*|can'?t|cannot|(?:do|does|did|is|are|was|were|wo|would)n'?t|zero)\b|싫|(?<![가-힣])안 (?!된)|않|못|말고|빼고|없|제외|패스|질색|별로|아니|비추|무리|ない(?!と)|ません|なし(?!く)|苦手|嫌|きらい|だめ|ダメ|無理|ムリ|不(?![错錯])|没|沒|别|別|讨厌|討厭|除了|算了/u
const range = /^(?:[^\p{L}\p{N}]*\([^)]{1,4}\))?\s*(?:-|~|to|until|till|thru|through|から|부터|에서|到|至)?\s*$/u
const only = /\b(?:only|just|but|except|instead|loves?|likes?)\b|만|だけ|只|싫어서|더/u

/**
 * Readings that are not sure, because of what stands in the same part of the sentence: what is only supposed, what
 * somebody says before a "but", what was once, one of two places, and a negation that may be said of it.
 */
export function findDoubts(text: BriefText, chips: readonly BriefChip[]): BriefChip[] {
  const marks = Array.from(text.plain.matchAll(ends), ({ 0: { length }, index }) => ({
    from: index,
    to: index + length,
  }))
  const all = chips.map((chip): Placed => {
    const at = rangeIn(text, chip)
    const { from, to } = clauseAround(marks, at)
    const told = text.plain.slice(from, at.to) + text.plain.slice(at.to, to).replace(laterMaybe, '')
    return { chip, at, clause: text.plain.slice(from, to), told, rest: text.plain.slice(to, to + 6) }
  })
  const named = all.filter(({ chip }) => places.includes(chip.field))
  const isNamed = (from: number, to: number) => named.some(({ at }) => at.from < to && at.to > from)
  return [
    ...all.filter((one) => isUnsure(text.plain, one, isNamed)).map(({ chip }) => chip),
    ...doubtsOfParty(text, chips),
    ...doubtsOfDates(text, all),
  ]
}

/** The words of what is not sure, once each. "Temple food" that is liked leaves no question about food. */
export function quotesOf(doubts: readonly BriefChip[], sure: readonly BriefChip[]): BriefSpan[] {
  const isLike = ({ field }: BriefChip) => field === 'step2.likes'
  return doubts
    .filter(
      ({ field, from, to }) => field !== 'step1.selectedInterests' || !overlaps({ from, to }, sure.filter(isLike)),
    )
    .map(({ from, to, words }) => ({ from, to, words }))
    .filter(({ from, to }, at, all) => all.findIndex((one) => one.from < to && one.to > from) === at)
}

/** Likes whose words name an interest as well, which is doubted with them. */
const namedWithInterest: readonly string[] = ['dance clubs', 'duty-free shops', 'pottery']

function isUnsure(plain: string, one: Placed, isNamed: IsNamed): boolean {
  const { chip, clause, told, rest } = one
  const sentence = sentenceRange(plain, one.at)
  if (
    chip.field === 'step2.mustVisitPlaces' &&
    (supposed.test(told) || advised.test(plain.slice(sentence.from, sentence.to)) || isAlternative(plain, one, isNamed))
  )
    return true
  if (chip.field === 'step2.avoid') return supposed.test(clause)
  if (chip.field === 'step2.likes' && namedWithInterest.includes(chip.value)) return isNegated(plain, one)
  if (chip.field === 'step1.selectedInterests' && (isAsked(rest) || isNegated(plain, one) || spareTime.test(clause)))
    return true
  if (chip.field === 'step2.languageSupport' || chip.field === 'step2.languageDetails') return arranged.test(clause)
  if (!likings.includes(chip.field)) return false
  if (chip.field !== 'step1.selectedInterests' && dwelling.test(clause.replace(beforeWish, ''))) return true
  if (chip.field !== 'step1.selectedInterests' && past.test(clause) && !future.test(clause)) return true
  return reported.test(clause) && (against.test(clause) || against.test(rest))
}

/** "Christmas markets?, shopping" */
function isAsked(rest: string): boolean {
  return /^\?[,)]/u.test(rest)
}

function isNegated(plain: string, { at, clause }: Placed): boolean {
  return negated.test(clause) && !only.test(clause) && !isLiked(plain, at) && !isOwnAnswer(plain, at.from)
}

/** "I can't wait to go hiking" */
function isLiked(plain: string, { from, to }: Range): boolean {
  return readNegationPhrase(plain.slice(Math.max(0, from - 60), from), plain.slice(to)) === 'wanted'
}

/** Whether a known place is named in a range. */
type IsNamed = (from: number, to: number) => boolean

const similar =
  /^[\s,]*(?:(?:or|and) (?:something |anything |somewhere |one )?(?:similar|like (?:it|that)|the like|such)\b|か(?:それに)?似た|かその(?:よう|あたり)|或(?:者)?(?:[类類]似|[这這]?[样樣]))/u
// As far as a name reaches on the other side of "or".
const nameLength = 24

/**
 * "Yeosu or Namhae", 가평이나 양평, unless the place is named again. A sight stays a wish where the other name is no known
 * place: "Vivaldi Park or Elysian", "Everland or similar".
 */
function isAlternative(plain: string, { chip, clause, at: { from, to } }: Placed, isNamed: IsNamed): boolean {
  const before = /(?:\bor|(?:이?나|아니면|또는)|それとも|或者?|[还還]是) ?$/u.exec(plain.slice(0, from))
  const after =
    /^(?:,? or\b|이?나 |,? ?아니면|か(?=[\p{Script=Han}\p{Script=Katakana}])|それとも|或|[还還]是|[^,。;\n]{0,6}\? ?(?:or\b|아니면|それとも|[还還]是))/u.exec(
      plain.slice(to),
    )
  if (!before && !after) return false
  if (similar.test(plain.slice(to))) return false
  const isOfNights = /\b(?:stay|sleep)|묵|숙소|泊|宿|住/u.test(clause)
  if (isOfNights || plain.indexOf(plain.slice(from, to), to) >= 0) return false
  if (typeof chip.value === 'string' && readRegion(chip.value)) return true
  const [ahead, behind] = [plain.slice(0, before?.index), plain.slice(to + (after?.[0].length ?? 0))]
  // Of a list only the names on both sides of "or" are meant.
  const nameBefore = /[^,、，。.;:\n]*$/u.exec(ahead)?.[0].slice(-nameLength) ?? ''
  const nameAfter = /^[^,、，。.;:\n]*/u.exec(behind)?.[0].slice(0, nameLength) ?? ''
  return (
    (before !== null && isNamed(ahead.length - nameBefore.length, ahead.length)) ||
    (after !== null && isNamed(plain.length - behind.length, plain.length - behind.length + nameAfter.length))
  )
}

const people = patternOf(
  `(${countPattern}) (?:of us|adults?|people|persons|guys|girls|lads|women|men)`,
  `(?<![\\d가-힣])(${countPattern}) ?명(?![가-힣]*[은는만])|(둘|셋|넷|다섯|여섯)이|(${countPattern})人(?!だけ|[はが民])|(${countPattern})[个個位](?:大?人)|(?:이렇게|총|모두|전부) (둘|셋|넷|다섯|여섯)(?![가-힣])`,
)

const helper = /\b(?:one|an?|my|our) (?:au pair|co-?teacher|nanny|carer)\b/u

function doubtsOfParty({ plain }: BriefText, chips: readonly BriefChip[]): BriefChip[] {
  const children = chips.filter(({ field }) => field === 'step2.party.childAges').length
  const counts = Array.from(plain.matchAll(people)).map((match) => {
    const said = match.slice(1).find((part) => part !== undefined) ?? ''
    return readCount(said)
  })
  const isAlone = chips.some(({ field, value }) => field === 'step2.travelerType' && value === 'solo')
  return chips.filter((chip) => {
    if (chip.field === 'step2.travelerType' && chip.value === 'couple') return counts.some((count) => count > 2)
    if (chip.field !== 'step2.party.adults') return false
    if (chip.value === 1 && children === 0 && !isAlone) return true
    // "Two dads, one daughter, one au pair"
    if (helper.test(plain) && !/carer|nanny|au pair|teacher/u.test(chip.words.toLowerCase())) return true
    const { value } = chip
    return counts.some((count) => count > value + children)
  })
}

const later =
  /(\d{1,2})월 ?(\d{1,2})일[^.!?]{0,24}(?:내려[가와]|올라[가와]|돌아[가와])|(?:多[留待玩][^。,]{0,4}(?:到|至))(\d{1,2})[号號日]/gu

function doubtsOfDates({ plain }: BriefText, all: readonly Placed[]): BriefChip[] {
  const dated = all.filter(({ chip }) => chip.field === 'step1.startDate' || chip.field === 'step1.endDate')
  const known = all.filter(({ chip }) => chip.field.startsWith('step1.'))
  const days = Array.from(
    plain.matchAll(
      /\b\d{1,2}(?:st|nd|rd|th)\b|(?<![\d.])(?<![박泊]\s?)\d{1,2}(?:日(?!間|目|だけ|あたり|の予算|に?\d|につき)|일(?!간|차)|号|號)(?!\s*(?:じゃな|ではな|でな|말고|이? ?아니))|(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/gu,
    ),
  )
  const unused = days.flatMap(({ 0: words, index }) =>
    known.every(({ at }) => index + words.length <= at.from || index >= at.to) &&
    !isTakenBack(plain, index + words.length)
      ? [Number(/\d{1,2}(?=\D*$)/u.exec(words)?.[0])].filter((day) => day <= 31)
      : [],
  )
  const [one, other] = dated.map(({ at }) => at).toSorted((a, b) => a.from - b.from)
  if (one && other && range.test(plain.slice(one.to, other.from))) return leavesLater(plain, all)
  // 6/8~9 and 6/10-6/13 are two trips.
  const isRange = ({ from, to }: Range) => /\d\s?[-~]\s?\d/u.test(plain.slice(Math.max(0, from - 3), to + 3))
  if (one && other && one.from !== other.from && isRange(one) && isRange(other)) return dated.map(({ chip }) => chip)
  const dayOf = (field: BriefField) => {
    const date = dated.find(({ chip }) => chip.field === field)?.chip.value
    return typeof date === 'string' ? Number(date.slice(8)) : Number.NaN
  }
  const [first, last] = [dayOf('step1.startDate'), dayOf('step1.endDate')]
  return dated.flatMap(({ chip, at }) => {
    if (roleOf(plain, at.from, at.to) !== null) return []
    const isOutside = (day: number) =>
      chip.field === 'step1.startDate'
        ? day < first && !(last < first && day <= last)
        : day > last && !(last < first && day >= first)
    return unused.some(isOutside) ? [chip] : []
  })
}

/** "24 to 28 May, then I stay on until the 30th", 1월 30~31 … 2월 1일 밤에 내려와요: the last day is another one. */
function leavesLater(plain: string, all: readonly Placed[]): BriefChip[] {
  const end = all.find(({ chip }) => chip.field === 'step1.endDate')
  if (!end || typeof end.chip.value !== 'string') return []
  const [month, day] = [Number(end.chip.value.slice(5, 7)), Number(end.chip.value.slice(8))]
  const isLater = Array.from(plain.slice(end.at.to).matchAll(later)).some(([, m, d, bare]) =>
    bare === undefined
      ? Number(m) === (month % 12) + 1 || (Number(m) === month && Number(d) > day)
      : Number(bare) > day,
  )
  return isLater ? [end.chip] : []
}

/** The part of a sentence around a range, between two of the marks that end one. */
function clauseAround(marks: readonly Range[], { from, to }: Range): Range {
  return {
    from: marks.findLast((mark) => mark.to <= from)?.to ?? 0,
    to: marks.find((mark) => mark.from >= to)?.from ?? Number.MAX_SAFE_INTEGER,
  }
}

function rangeIn({ starts, ends: tails }: BriefText, { from, to }: Range): Range {
  // A comma that nobody typed has the position of what stands after it.
  const begin = starts.findLastIndex((start) => start <= from)
  const end = tails.findIndex((tail) => tail >= to)
  return { from: begin, to: (end < 0 ? tails.length : end) + 1 }
}
