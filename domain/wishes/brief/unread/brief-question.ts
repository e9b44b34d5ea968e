import type { DateMentions } from '#domain/wishes/brief/dates/date-mentions.ts'
import type { BriefQuestion } from '#domain/wishes/brief/brief-chips.ts'
import { type BriefSpan, type BriefText, spanOf } from '#domain/wishes/brief/brief-text.ts'
import type { CollectedChips } from '#domain/wishes/brief/collected-chips.ts'
import { isAnswerable } from './leftovers.ts'
import type { Mention } from '#domain/wishes/brief/mentions.ts'

type Left = {
  text: BriefText
  dates: DateMentions
  ageless: Mention<null> | null
  noAirport: readonly BriefSpan[]
  noHour: readonly BriefSpan[]
  notUnderstood: readonly BriefSpan[]
}

/** The one question that is asked. Dates come first, because nothing can be planned without them. */
export function questionOf(
  collected: CollectedChips,
  { text, dates, ageless, noAirport: [noAirport], noHour: [noHour], notUnderstood }: Left,
): BriefQuestion | null {
  const [start, end] = [collected.valueOf('step1.startDate'), collected.valueOf('step1.endDate')]
  const [doubtful] = dates.doubtful
  if (!start && !end && doubtful) return { ask: 'date', words: spanOf(text, doubtful.from, doubtful.to).words }
  const [month, days] = [collected.valueOf('month'), collected.valueOf('days')]
  if (!start && !end && !month && !days) return { ask: 'dates' }
  if (!start) return { ask: 'start', month, days }
  if (!end) return { ask: 'end', startDate: start }
  if (ageless) return { ask: 'ages', words: spanOf(text, ageless.from, ageless.to).words }
  if (noAirport) return { ask: 'airport', words: noAirport.words }
  if (noHour) return { ask: 'hour', words: noHour.words }
  return questionOfWords(text.source, notUnderstood, collected.has('step1.selectedInterests'))
}

/** The question when the dates are known: the first of the words that decide most, or the interests. */
export function questionOfWords(
  source: string,
  notUnderstood: readonly BriefSpan[],
  hasInterests: boolean,
): BriefQuestion | null {
  const [first] = notUnderstood
    .filter(({ words, from }) => isAnswerable(words, source.slice(0, from)))
    .map((span) => ({ words: span.words, weight: weightOf(source, span) }))
    .toSorted((a, b) => b.weight - a.weight)
  if (first) return { ask: 'words', words: first.words }
  return hasInterests ? null : { ask: 'interests' }
}

/** A day or an hour that was lost may be that of a flight. */
const dayOrHour =
  /\d(?::\d\d| ?[ap]\.?m\b| ?(?:o'clock|uhr)|(?:st|nd|rd|th)\b| ?[時时点點시日일号號月월])|\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:flights?|airport|depart\w*|ferry)\b|비행기|공항|항공|飛行機|フライト|飛機|飞机|航班/iu
/** Beds, treatments, diets and what somebody cannot do. */
const needs =
  /\b(?:stay\w*|sle(?:ep\w*|pt)|hotels?|hostels?|resorts?|hanok|temple ?stay|nights?|rooms?|luggage|surger(?:y|ies)|operations?|consultations?|appointments?|clinics?|stitches|treatments?|injections?|check-?ups?|medical|endoscopy|transplant|sedation|fasting|diets?|eggs?|dairy|gluten|nuts?|onions?|garlic|jain|kosher|fish sauce|pork|beef|soy|allerg\w*|halal|prayer|vegan|vegetarian|nap\w*|wheelchair\w*|pregnant|stairs)\b|숙박|숙소|호텔|박 ?(?:은|씩)|수술|시술|상담|진료|예약|실밥|채식|못 ?먹|알레르기|낮잠|쉬어|휴식|기상|늦잠|무릎|계단|걷|泊|宿|ホテル|手術|施術|予約|相談|治療|抜糸|食べられ|アレルギー|昼寝|休[みむ憩]|早起き|朝|膝|階段|住|酒店|[手術术]{2}|面[诊診]|[预預][约約]|拆[线線]|忌口|[过過]敏|吃素|午睡|休息|早起|膝|[楼樓]梯/iu
/** Hours of the day: "free from 14:00", and not "rest" alone. */
const hours =
  /\b(?:free|busy|back) (?:on |every |only )*(?:(?:mon|tue|wed|thu|fri|sat|sun)\w*|from|after|until|before|by|at|in the)\b|\b(?:early|late|rest|sleep in|mornings?|afternoons?|evenings?) \w|\w (?:early|late|rest|mornings?|afternoons?|evenings?)\b/iu
/** What follows such words may be a name: "we want to see", 想去. What stands before one: に行きたい. */
const wishBefore =
  /(?:\b(?:want(?: to)?|would (?:love|like)(?: to)?|'d (?:love|like)(?: to)?|visit(?:ing)?|see(?:ing)?|go(?:ing)? to|try(?:ing)?|at|in|to)(?: (?:see|visit|go to|do|try|eat|the|a|an|some|our))*|想(?:去|看|吃|玩|逛)?|必[去吃]) ?$/iu
const wishAfter =
  /^(?:에|을|를|은|는|도|이랑)? ?(?:꼭 ?)?(?:가|보|먹|타|하)(?:고|러|보고) ?(?:싶|가)|^(?:[にへをはも]|にも)(?:[^。、]{0,4})?(?:行き|見|食べ|入り|乗り)た/u

/** How much of a plan hangs on words that nobody understood; 0 for a single common word. */
function weightOf(source: string, { from, to, words }: BriefSpan): number {
  if (dayOrHour.test(words)) return 4
  if (needs.test(words) || hours.test(words) || (/^free\b/u.test(words) && hours.test(source.slice(from, to + 16))))
    return 3
  const before = source.slice(0, from)
  // The first word of a sentence has a capital anyway.
  const named = /(?:^|[.!?\n])\s*$/u.test(before) ? words.replace(/^\S+/u, '') : words
  if (/\p{Lu}\p{L}+/u.test(named) || wishBefore.test(before) || wishAfter.test(source.slice(to))) return 2
  const isLong = /\p{L}[\s・·]+\p{L}/u.test(words) || /[\p{Script=Han}\p{Script=Katakana}가-힣]{4}/u.test(words)
  return isLong ? 1 : 0
}
