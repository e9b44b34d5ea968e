import { type BriefText, maskRanges, sentenceRange } from '#domain/wishes/brief/brief-text.ts'
import type { Range } from '#domain/wishes/brief/collected-chips.ts'
import { findMentions, type Mention, overlaps } from '#domain/wishes/brief/mentions.ts'
import { type HourSpan, readHourSpans } from './hour-spans.ts'
import { exceptedOf } from './kept-exceptions.ts'
import { datesOf } from './trip-days.ts'
import {
  beside,
  eachDay,
  fillers,
  type Occasion,
  occasions,
  ofAnother,
  otherHours,
  refused,
  requested,
  unsure,
} from './kept-hour-words.ts'

/** A part of a sentence that tells why hours are kept free, with its hours and days. */
export type KeptPart = {
  occasion: Mention<Occasion>
  hours: HourSpan[]
  days: Mention<string[]>[]
  words: string
  /** Told of every day. */
  isDaily: boolean
  /** The days that are told as exceptions. */
  except: string[]
  /** Where the hours stand. */
  at: Range
  /** Everything that tells of them. */
  ranges: Range[]
}

type Facts = { days: readonly Mention<string[]>[]; medical: readonly Range[]; flights: readonly Range[] }
type Piece = Range & {
  occasion: Mention<Occasion> | null
  hours: HourSpan[]
  days: Mention<string[]>[]
  /** Without any other words. */
  isBare: boolean
}

const sentence = /(?:[^.;!?。！？；\n]|(?<=\d)\.(?=\d)|(?<=\b(?:[ap]\.m|[ap]|dr|mr|mrs|ms|prof))\.)+[?？]?/gu
const borders =
  /(?<!\d),|,(?!\d)|[、，()（）]|(?<!\d):|:(?!\d)|\b(?:and|but|then|so|while|because|where)\b|&|(?<=[가-힣](?:(?<!먹)고|며|지만|[는은인]데|니까|이라|(?<!에)서)) |(?<=[はがを].*(?:して|って|けど|ので|ですが|ますが))(?=[\p{Script=Han}そ])/gu

/** The parts of a text that tell of hours to be kept free, in its order. */
export function findKeptParts(text: BriefText, facts: Facts): KeptPart[] {
  const { plain } = text
  // The 2 of "on day 2 to 19:00" is no hour.
  const isOfDate = (span: HourSpan) =>
    facts.days.some((day) => overlaps(day, [span]) && (!span.isMarked || day.from < span.from))
  const hours = readHourSpans(text).filter((span) => !isOfDate(span) && !overlaps(span, facts.flights))
  const days = withRanges(
    plain,
    withoutDoubled(
      plain,
      facts.days.filter((day) => !overlaps(day, hours)),
    ),
  )
  const named = findMentions(text, occasions).filter((one) => isOccasion(plain, one))
  return Array.from(plain.matchAll(sentence)).flatMap(({ 0: words, index }) => {
    const range = { from: index, to: index + words.length }
    return /[?？]$/u.test(words) && !/\b(?:can|could) (?:you|we)\b/u.test(words)
      ? []
      : partsOf(text, splitSentence(text, range, { named, hours, days }), facts)
  })
}

/** An occasion that is not only named to tell what comes before it or after it. */
function isOccasion(plain: string, { from, to, value }: Mention<Occasion>): boolean {
  if (value === 'taken') return true
  return !beside.before.test(plain.slice(Math.max(0, from - 32), from)) && !beside.after.test(plain.slice(to, to + 8))
}

const weekday = /(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|요일|曜|[周週期拜]/u

/** "Monday 17 May" is one day. */
function withoutDoubled(plain: string, days: readonly Mention<string[]>[]): Mention<string[]>[] {
  const isWeekday = ({ from, to }: Range) => weekday.test(plain.slice(from, to))
  const dates = days.filter((day) => !isWeekday(day) && /\d/u.test(plain.slice(day.from, day.to)))
  const isBeside = (one: Range, other: Range) =>
    one.to <= other.from && /^[ ,(]{0,2}$/u.test(plain.slice(one.to, other.from))
  return days.filter((day) => !isWeekday(day) || !dates.some((date) => isBeside(day, date) || isBeside(date, day)))
}

/** "From 4 to 6 May" is also the day between. */
function withRanges(plain: string, days: readonly Mention<string[]>[]): Mention<string[]>[] {
  return days.map((day) => {
    const last = days.find((one) => one !== day && one.from === day.from && one.to === day.to)?.value[0]
    const [first] = day.value
    const isRange = /\d.*(?:-|~|\bto\b|until|부터|から|到|至)/u.test(plain.slice(day.from, day.to))
    return isRange && first !== undefined && last !== undefined && first < last
      ? { ...day, value: datesOf({ first, last }) }
      : day
  })
}

type Found = { named: readonly Mention<Occasion>[]; hours: readonly HourSpan[]; days: readonly Mention<string[]>[] }

function splitSentence(text: BriefText, range: Range, { named, hours, days }: Found): Piece[] {
  const { plain } = text
  const within = <One extends Range>(all: readonly One[], { from, to }: Range) =>
    all.filter((one) => one.from >= from && one.to <= to)
  const inner = within([...named, ...hours, ...days], range)
  const marks = Array.from(plain.slice(range.from, range.to).matchAll(borders), ({ 0: { length }, index }) => ({
    from: range.from + index,
    to: range.from + index + length,
  })).filter(
    (mark) =>
      !inner.some(
        ({ from, to }) =>
          mark.from >= from && mark.to <= to && mark.from < to && (mark.from > from || mark.to > mark.from),
      ),
  )
  // "Monday, Tuesday and Friday" are the days of one thing.
  const isList = (mark: Range) =>
    days.some(({ to }) => to <= mark.from && plain.slice(to, mark.from).trim() === '') &&
    days.some(({ from }) => from >= mark.to && plain.slice(mark.to, from).trim() === '')
  const pieces: Piece[] = []
  let from = range.from
  for (const [at, mark] of [...marks, { from: range.to, to: range.to }].entries()) {
    const next = marks[at + 1]?.from ?? range.to
    const isBoth =
      within(hours, { from, to: mark.from }).length > 0 && within(hours, { from: mark.to, to: next }).length > 0
    if (at < marks.length && isList(mark) && !isBoth) continue
    const piece = { from, to: mark.from }
    const inPiece = { hours: within(hours, piece), days: within(days, piece) }
    const occasion = chosen(within(named, piece))
    const rest = maskRanges(text, [...within(named, piece), ...inPiece.hours, ...inPiece.days])
      .plain.slice(piece.from, piece.to)
      .replace(fillers, '')
    // "Meetings 9-17, so only the evenings are mine": what is left is no meeting.
    const isLeft = /^\s*(?:only|just)\b|だけ|のみ|^\s*只/u.test(plain.slice(piece.from, piece.to))
    pieces.push({ ...piece, ...inPiece, occasion, isBare: !isLeft && !/\p{L}/u.test(rest) })
    from = mark.to
  }
  return pieces
}

/** "The baby rests: a nap": the more certain of two. */
function chosen(named: readonly Mention<Occasion>[]): Mention<Occasion> | null {
  return (
    named.find(({ value }) => value === 'free' || value === 'taken') ??
    named.find(({ value }) => value !== 'rest') ??
    named[0] ??
    null
  )
}

const thatDay = /\b(?:that|the whole) day\b|그 ?날|その日|那天/u

/** Joins the pieces of a sentence that tell of one thing: "On Tuesday, meetings 9-12", "nap 10-11 and 14-15". */
function partsOf(text: BriefText, pieces: readonly Piece[], { medical }: Facts): KeptPart[] {
  const found: KeptPart[] = []
  // An occasion that may go on in the next piece, and the days that were named before it.
  let held: Piece | null = null
  let before: Piece | null = null
  for (const piece of pieces) {
    const source: Piece | null = piece.occasion ? piece : piece.isBare && piece.hours.length > 0 ? held : null
    if (!source && piece.isBare) {
      if (piece.days.length > 0) before = piece
      continue
    }
    if (piece.days.length > 0 && !source?.occasion) before = piece
    if (!source?.occasion) {
      held = null
      continue
    }
    const isRest = source.occasion.value === 'nap' || source.occasion.value === 'rest'
    const isEach = ({ from, to }: Range) => eachDay.test(text.plain.slice(from, to))
    const told = source !== piece && source.hours.length === 0 ? [...source.days, ...piece.days] : piece.days
    const isFree = source.occasion.value === 'free'
    const around = before?.isBare && before !== piece ? [...before.days, ...told] : told
    const excepted = isFree ? [] : exceptedOf(text.plain, around)
    const own = told.filter((day) => !excepted.includes(day))
    const isDaily =
      isEach(piece) && piece.days.every((day) => isEach(day) || own.every((one) => one.value.length !== 1))
    const carried =
      own.length > 0
        ? null
        : source !== piece && source.days.length > 0
          ? source
          : isRest && !before?.isBare
            ? null
            : before
    const part: KeptPart = {
      occasion: source.occasion,
      hours: piece.hours,
      days: isDaily ? [] : own.length > 0 ? own : carriedDays(text.plain, carried, excepted),
      except: excepted.flatMap(({ value }) => value),
      isDaily,
      words: text.plain.slice(source === piece ? piece.from : source.from, piece.to),
      at: { from: source === piece ? piece.from : source.from, to: piece.to },
      ranges: [piece, ...(source === piece ? [] : [source]), ...(carried?.isBare ? [carried] : [])],
    }
    const last = found.at(-1)
    // ライブは夜なのでそこは空けて: the hours were told before it.
    const isSame =
      source.occasion.value === 'taken' && part.hours.length + own.length === 0 && !thatDay.test(part.words)
    if (isSame && last && last.ranges[0] === held) last.ranges.push(piece)
    else if (isTold(text, part, medical)) found.push(part)
    held = source
    if (piece.days.length > 0) before = piece
  }
  return found
}

/** "Every day except Thursday, when I'm free": what follows is told of the exception. */
function carriedDays(plain: string, carried: Piece | null, excepted: readonly Range[]): Mention<string[]>[] {
  const days = (carried?.days ?? []).filter((day) => !excepted.includes(day))
  const last = exceptedOf(plain, days)
  return last.length > 0 ? last : days
}

/** Whether a part is neither refused nor only possible, and tells of no journey and of no treatment. */
function isTold(text: BriefText, { occasion, at, hours, ranges }: KeptPart, medical: readonly Range[]): boolean {
  const words = ranges.map((range) => maskRanges(text, [occasion]).plain.slice(range.from, range.to)).join(' ')
  const isChoice = hours.some(({ to }) => /^ ?(?:or (?:at )?\d|이?나 ?\d|또는|或|か\d)/u.test(text.plain.slice(to)))
  // A health check is the treatment itself, and 검진 alone a visit beside one.
  const isTreated = overlaps(occasion.value === 'visit' ? occasion : at, medical)
  const sentenceOf = sentenceRange(text.plain, at)
  const isRequest =
    (occasion.value === 'appointment' || occasion.value === 'show') &&
    requested.test(text.plain.slice(sentenceOf.from, sentenceOf.to))
  const isOfAnother = ['work', 'workday', 'taken', 'free'].includes(occasion.value) && ofAnother.test(words)
  return (
    !isChoice &&
    !isTreated &&
    !isRequest &&
    !isOfAnother &&
    !otherHours.test(words) &&
    !unsure.test(words) &&
    !refused.test(words)
  )
}
