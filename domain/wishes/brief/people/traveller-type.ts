import type { TravelerType } from '#domain/trips/answers/trips.ts'
import type { BriefText } from '#domain/wishes/brief/brief-text.ts'
import { findMentions, type Mention } from '#domain/wishes/brief/mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import { isElder } from './older-people.ts'
import { type Relative, types } from './people-words.ts'

type Range = { from: number; to: number }

const ofOthers =
  /(?<!\b(?:time|first|enough|easy|hard|good|better|best|nice|important|exciting|abroad)[^.;!?,]{0,10})\bfor (?:my|our) (?:\w+ )?(?:parents|mother|father|grandparents|mom|mum|dad|in-laws|(?:wife|husband)(?![^.;!?]{0,40}\b(?:and|&) (?:me|i|myself)\b)|family(?![^]*\bwe\b))\b|보내 ?드[리려린릴]|[幫帮替給给]我?(?:爸[爸]?[妈媽][妈媽]?|父母|公婆|[长長]辈|長輩)(?:安?排|[规規][划劃]|[订訂])|両親(?:に|へ)の?[^。]{0,6}(?:プレゼント|贈)|(?:私|僕|俺|自分)は(?:行きません|行かない|同行しません|留守番)|저는 ?(?:같이 ?)?(?:안|못) ?(?:가|따라)|[讓让]他[們们](?:[兩两]?[个個]人?)?(?:自己)?去|我不(?:去|跟)(?=[,。了]|$)|我(?:要|得|在)?(?:上班|加班|工作|有事|[没沒]空|[没沒][时時][间間])[^,。]{0,6}不(?:能)?(?:去|跟)|\b(?:i'?m|i am) not (?:coming|going|travelling|joining)(?: with them| along)?(?=[.,;!]|$)|\bi won'?t be (?:there|coming|joining|travelling)/u

/** Whether the trip is a present: the speaker does not come along. */
export function isForOthers(plain: string): boolean {
  return ofOthers.test(plain)
}

const joinedBefore =
  /(?:\bwith|\band|&|\+|,|\bplus|\bbring(?:ing)?|\btak(?:e|es|ing)|\bn|[和跟带帶陪与與、・])\s*(?:my |our |his |her |the |我)?$/u
const joinedAfter =
  /^\s*(?:\([^)]*\)\s*|\d+\s*)?(?:이?랑|하고|와|과|을|를|도|모시|と|も|[、,・]|[和跟与與]|and\b|&|\+|joins?\b|comes?\b|is coming\b)/u

const spokenOf =
  /^ (?:(?:is|are) (?!coming|joining|with (?:me|us)|travell?ing)|(?:was|were|has|have|had|stays?|remains?|keeps?|looks? after|works?|thinks?|says?|worr(?:y|ies)|can't|cannot|won't|doesn't|don't|isn't|aren't)\b)/u

/** "My mum is freaking out": what somebody does who is not there. */
function isSpokenOf(plain: string, { to }: Range): boolean {
  return spokenOf.test(plain.slice(to))
}

/** "Alone (mum is freaking out)": who is only spoken of does not come along. */
export function isAlone(text: BriefText, people: readonly Range[]): boolean {
  const { plain } = text
  const isCompany = ({ from, to }: Range) =>
    !isSpokenOf(plain, { from, to }) &&
    (joinedBefore.test(plain.slice(0, from)) ||
      joinedAfter.test(plain.slice(to)) ||
      /^(?:my|our) /u.test(plain.slice(from, to)))
  const isSolo = findMentions(text, types).some(
    ({ value, from, to }) => value === 'solo' && polarityOf(text, from, to) !== 'refused',
  )
  // 老公出差,我一个人逛,晚上一起吃饭: only by day is one alone.
  const isTogether = people.length > 0 && /\btogether\b|같이|함께|一緒|一起/u.test(plain)
  return isSolo && !isTogether && !people.some(isCompany)
}

/** "My husband has the conference" */
const ofPartner =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse) (?:has|is|will be|goes|attends|works)\b[^.;!?,]{0,30}$/u

type Known = {
  child: Range | null
  partners: readonly Mention<1>[]
  family: readonly Mention<Relative>[]
  grownChildren: readonly Range[]
  /** "7 guys" */
  peers: Mention<number> | null
}

/** The kind of traveller that those who are named make up. */
export function readType(
  text: BriefText,
  { child, partners, family, grownChildren, peers }: Known,
): Mention<TravelerType> | null {
  const { plain } = text
  const isSolo = isAlone(text, [...partners, ...family])
  // "No kids" is no family.
  const found = findMentions(text, types).filter(
    ({ value, from, to }) =>
      polarityOf(text, from, to) !== 'refused' &&
      !(value === 'business' && ofPartner.test(plain.slice(0, from))) &&
      !(value === 'family' && isSolo && isSpokenOf(plain, { from, to })),
  )
  const named = (type: TravelerType) => found.find(({ value }) => value === type) ?? null
  const of = (type: TravelerType, at: Range | undefined) => (at ? { value: type, from: at.from, to: at.to } : null)
  const work = named('business')
  // "Work sends me to Ulsan until the 7th, the other days are mine. Just me."
  const isSent = work !== null && /\bsend/u.test(plain.slice(work.from, work.to)) && named('solo') !== null
  if (work && !isSent) return work
  if (named('family')) return named('family')
  if (child && !(isSolo && isSpokenOf(plain, child))) return { value: 'family', from: child.from, to: child.to }
  const hasNobody = family.length === 0 && partners.length === 0
  if (hasNobody && named('solo')) return named('solo')
  const elder = isForOthers(plain) ? undefined : (family.find(isElder) ?? grownChildren[0])
  if (elder) return of('family', elder)
  if (family.some(isElder)) return null
  if (named('couple')) return named('couple')
  if (named('friends')) return named('friends')
  if (partners.length === 0 && peers) return of('friends', peers)
  // "Me, my boyfriend and his brother" are no couple.
  return family.length > 0 ? null : of('couple', partners[0])
}
