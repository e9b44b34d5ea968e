import type { TreatmentFacts } from '#domain/clinics/treatments.ts'
import type { Plan, TripPlace } from '#domain/trips/plan/plans.ts'
import type { TripSteps } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { type BriefSpan, type BriefText, foldBrief, maskRanges, spanOf } from '#domain/wishes/brief/brief-text.ts'
import { findMentions } from '#domain/wishes/brief/mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import { longestBrief, readBrief } from '#domain/wishes/brief/read-brief.ts'
import { indexPlaceNames, type PlaceNames } from '#domain/wishes/place-names.ts'
import { readPlaceMentions } from '#domain/wishes/brief/place-mentions.ts'
import { isSaidOfParty, withJoining } from './talk-party.ts'
import { changeAnswer, changeLastDay, changeLength, changeNights, readMoreDays } from './talk-answers.ts'
import type { PlanAsk, PlanTalk, QuotedAsk, QuotedObstacle, StopsMeant, TalkQuestion } from './talk-asks.ts'
import { readTripDays } from '#domain/wishes/brief/dates/trip-days.ts'
import { readTalkKeptHours } from './talk-kept-hours.ts'
import { readTalkTreatmentDay } from './talk-treatment-day.ts'
import { findNamedStops } from './talk-names.ts'
import { quoteOf, splitPieces, type TalkPiece } from './talk-pieces.ts'
import type { Before, PieceFacts, PieceReading } from './talk-piece.ts'
import { withoutSameDay } from './talk-other-day.ts'
import { listRead } from './talk-read-words.ts'
import { readPiece } from './talk-piece-asks.ts'
import { isVerbOfAnswer, tellNothing, tellUnasked, tellUnusedDay } from './talk-leftovers.ts'
import { actionWords, notAfter, notBefore } from './talk-words.ts'
import { findUnaskedParts } from './unasked-parts.ts'

type Trip = { steps: TripSteps; plan: Plan; places: Record<string, TripPlace> }
type Known = { today: string; names: PlaceNames; treatments: readonly TreatmentFacts[] }

/**
 * Reads what a traveller says of a finished plan, by the rules that read a brief. What changes stops or single days
 * becomes asks; what is about the whole trip becomes chips, as in a brief. Nothing is dropped and nothing is guessed.
 */
export function readPlanTalk(source: string, { steps, plan, places }: Trip, known: Known): PlanTalk {
  const whole = foldBrief(source.slice(0, longestBrief))
  const unasked = findUnaskedParts(whole)
  const asked = maskRanges(whole, unasked, ',')
  const treatment = readTalkTreatmentDay(asked, steps, known)
  const untreated = maskRanges(asked, treatment?.ranges ?? [], ',')
  const kept = readTalkKeptHours(untreated, steps, known.today)
  const text = maskRanges(untreated, kept.ranges, ',')
  const plannedIds = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const planned = indexPlaceNames([...plannedIds].flatMap((id) => places[id] ?? []))
  const facts: PieceFacts = {
    text,
    days: readTripDays(text, { dates: plan.days.map(({ date }) => date), today: known.today }),
    allDays: [...plan.days.keys()],
    named: findNamedStops(text, { all: known.names, planned, plannedIds }),
    names: { all: known.names, planned, plannedIds },
  }
  const actions = findMentions(text, actionWords).filter(
    ({ from, to }) => !facts.named.some((name) => from < name.to && to > name.from && name.to - name.from > to - from),
  )
  const talk: PlanTalk = {
    asks: [],
    chips: [...(treatment ? [treatment.chip] : []), ...kept.chips],
    obstacles: [],
    notUnderstood: [],
    question: null,
  }
  const covered: { from: number; to: number }[] = [...unasked, ...(treatment?.ranges ?? []), ...kept.ranges]
  const questions: TalkQuestion[] = []
  const pieces: TalkPiece[] = []
  let moreDays = 0
  let before: Before = { days: null, isHead: false, removed: null, named: [] }
  const unused: { day: BriefSpan; piece: BriefSpan; indexes: number[] }[] = []
  for (const piece of splitPieces(text, { actions, days: facts.days, named: facts.named })) {
    const span = quoteOf(text, piece)
    const length = readMoreDays(within(text, piece))
    if (length) {
      const at = { from: length.from, to: length.to }
      // "A day less in Seoul, a day more in Busan" is as long as before.
      moreDays += length.days
      talk.chips = talk.chips.filter(({ field }) => field !== 'step1.endDate')
      const changed = changeLength(moreDays, spanOf(text, at.from, at.to), steps)
      if (moreDays !== 0 || 'obstacle' in changed) keep(changed, talk)
      if ('chip' in changed)
        talk.chips.push(...changeNights(text, readPlaceMentions(text, known.names), { ...length, piece, steps, plan }))
      covered.push(at)
      continue
    }
    const read = withoutSameDay(readPiece(piece, facts, before), plan)
    const days = read.kind === 'asks' ? daysOf(read.asks) : nextDays(piece, facts)
    const removed = read.kind === 'asks' ? removedBy(read.asks) : null
    const wasRemoved = before.removed
    const isHead =
      before.isHead ||
      facts.days.some(({ from, to }) => from >= piece.from && /^\s*[:：]/u.test(text.plain.slice(to)) && to <= piece.to)
    if (/[.;!?。！？；\n]\s*$/u.test(text.plain.slice(piece.from, piece.to)))
      before = { days: null, isHead: false, removed: null, named: [] }
    else before = { days: days ?? before.days, isHead, removed, named: namedIn(piece, read, facts) }
    if (read.kind === 'asks') {
      // What is said twice is asked for once.
      const isNew = (ask: PlanAsk) => talk.asks.every((other) => JSON.stringify(other.ask) !== JSON.stringify(ask))
      // An exchange of a stop takes it out as well.
      const last = talk.asks.at(-1)
      if (last?.ask.do === 'remove' && read.asks.some((ask) => ask.do === 'replace' && ask.what === wasRemoved))
        talk.asks.pop()
      for (const ask of read.asks) if (isNew(ask)) talk.asks.push({ ...span, ask })
      pieces.push(piece)
      covered.push(...listRead(piece, facts))
    } else if (read.kind === 'obstacle') {
      talk.obstacles.push({ ...span, ...read.obstacle })
      covered.push(piece)
    } else if (read.kind === 'question') {
      questions.push({ ask: read.ask, words: span.words })
      covered.push(piece)
    } else {
      covered.push(...readAnswers(piece, { facts, steps, talk }))
      const unsaid = facts.days.filter(({ from, to }) => from >= piece.from && to <= piece.to)
      covered.push(...unsaid)
      unused.push(...unsaid.map((day) => ({ day: spanOf(text, day.from, day.to), piece: span, indexes: day.value })))
    }
  }
  const lastDay = talk.chips.some(({ field }) => field === 'step1.endDate') ? null : changeLastDay(text, steps)
  if (lastDay) {
    talk.chips.push(lastDay.chip)
    covered.push(lastDay.at)
  }
  readRest(text, covered, { talk, steps, known, questions, pieces })
  const verbs = actions.map(({ from, to }) => spanOf(text, from, to))
  talk.notUnderstood = talk.notUnderstood.filter((one) => !isVerbOfAnswer(one, verbs, talk.chips))
  if (talk.question?.ask === 'words') {
    const [unread] = talk.notUnderstood
    const isGone = talk.notUnderstood.every(({ words }) => words !== talk.question?.words)
    if (isGone) talk.question = unread ? { ask: 'words', words: unread.words } : null
  }
  const isUsed = (indexes: readonly number[]) => talk.asks.some(({ ask }) => daysOf([ask])?.join() === indexes.join())
  for (const { day, piece, indexes } of unused) if (!isUsed(indexes)) tellUnusedDay(day, piece, talk)
  const left = unasked.map(({ from, to }) => spanOf(whole, from, to))
  tellUnasked(left, talk)
  tellNothing(whole, talk)
  return talk
}

function daysOf(asks: readonly PlanAsk[]): number[] | null {
  const [ask] = asks
  return ask && 'days' in ask ? ask.days : null
}

/** Stops of a part that does nothing with them. */
function namedIn({ from, to }: TalkPiece, { kind }: PieceReading, { named }: PieceFacts): Before['named'] {
  if (kind !== 'answers') return []
  return named.filter((one) => one.from >= from && one.to <= to && one.value.what !== null && one.value.isPlanned)
}

/** "Day 4 looks exhausting, make it lighter": a day that the next part means by "it". */
function nextDays({ from, to, actions }: TalkPiece, { text, days }: PieceFacts): number[] | null {
  // 每天都太早了,晚一个小时出发
  const isMeant =
    actions.length === 0 &&
    (text.language !== 'en' ||
      /[:：]\s*$/u.test(text.plain.slice(from, to)) ||
      /^[^.;!?\n]{0,20}\b(?:it|that|this)\b/u.test(text.plain.slice(to)))
  return isMeant ? (days.find((day) => day.from >= from && day.to <= to)?.value ?? null) : null
}

function removedBy(asks: readonly PlanAsk[]): StopsMeant | null {
  const last = asks.at(-1)
  return last?.do === 'remove' ? last.what : null
}

function keep(changed: { chip: BriefChip } | { obstacle: QuotedObstacle }, talk: PlanTalk): void {
  if ('chip' in changed) talk.chips.push(changed.chip)
  else talk.obstacles.push(changed.obstacle)
}

/** Answers of the whole trip that only a plan gives a meaning to, such as "slower". Returns what was read. */
function readAnswers(
  piece: TalkPiece,
  { facts: { text, named }, steps, talk }: { facts: PieceFacts; steps: TripSteps; talk: PlanTalk },
): { from: number; to: number }[] {
  const covered: { from: number; to: number }[] = []
  for (const { value, from, to } of piece.actions) {
    const isNegated = notBefore.test(text.plain.slice(0, from)) || notAfter.test(text.plain.slice(to, to + 8))
    const changed = isNegated ? null : changeAnswer(value, spanOf(text, from, to), steps)
    if (changed) {
      keep(changed, talk)
      covered.push({ from, to })
    }
  }
  // "Dinner should be vegan": a diet is one of all meals.
  for (const { value, from, to } of named) {
    // A place that is in the plan is no new wish.
    const isSaid = value.what !== null && (value.what.by === 'meal' || (value.what.by === 'place' && value.isPlanned))
    if (isSaid && from >= piece.from && to <= piece.to && polarityOf(text, from, to) === 'wanted')
      covered.push({ from, to })
  }
  return covered
}

type Rest = { talk: PlanTalk; steps: TripSteps; known: Known; questions: TalkQuestion[]; pieces: TalkPiece[] }

/** The rest is read like a brief of a trip. */
function readRest(text: BriefText, covered: readonly { from: number; to: number }[], rest: Rest): void {
  const { talk, steps, known, questions, pieces } = rest
  let left = text.source
  for (const range of covered) {
    const { from, to } = spanOf(text, range.from, range.to)
    left = left.slice(0, from) + '\n'.repeat(to - from) + left.slice(to)
  }
  const reading = readBrief(left, {
    ...known,
    today: steps.step1.startDate < known.today ? steps.step1.startDate : known.today,
  })
  // What is said beside a change of a stop is no answer of the whole trip: "swap it for something with a view".
  const asked = pieces.map(({ from, to }) => spanOf(text, from, to))
  // "Less shopping" asks for fewer shops, and not for none.
  const isLess = ({ field, from }: BriefChip) =>
    field === 'step2.avoid' && /\b(?:less|fewer) (?:\w+ )?$/iu.test(text.source.slice(0, from))
  // "The kids want a beach day, drop the museum" says why.
  const isWhy = ({ field, from, to }: BriefChip) =>
    (field === 'step1.selectedInterests' || field === 'step2.likes') &&
    asked.some((one) => !/[.!?。！？\n]/u.test(text.source.slice(Math.min(one.to, to), Math.max(one.from, from))))
  const isAnswer = (chip: BriefChip) =>
    !isLess(chip) &&
    !isWhy(chip) &&
    chip.field !== 'days' &&
    chip.field !== 'month' &&
    !asked.some(({ from, to }) => chip.from >= from && chip.to <= to)
  const answers = reading.chips
    .filter(
      (chip) =>
        isAnswer(chip) && isSaidOfParty(chip, { all: reading.chips, plain: text.plain, hasAsks: talk.asks.length > 0 }),
    )
    .map((chip) => withJoining(chip, steps))
  const said = new Set(answers.map(({ field }) => field))
  // "Cheaper, 40,000 won a day": the amount counts.
  talk.chips = [...talk.chips.filter(({ field }) => !said.has(field)), ...answers]
  const others = reading.chips
    .filter((chip) => !isAnswer(chip) && answers.every(({ from, to }) => chip.to <= from || chip.from >= to))
    .map(({ from, to, words }) => ({ from, to, words }))
  talk.notUnderstood = [...reading.notUnderstood, ...others].toSorted((a, b) => a.from - b.from)
  // A change whose words are understood in part would be another one than was asked for.
  const isUnclear = ({ ask, from, to }: QuotedAsk) =>
    ask.do === 'replace' && ask.with.by === 'any' && talk.notUnderstood.some((one) => one.from >= from && one.to <= to)
  talk.asks = talk.asks.filter((ask) => !isUnclear(ask))
  const { question } = reading
  if (question && (question.ask === 'date' || question.ask === 'ages'))
    questions.push({ ask: question.ask, words: question.words })
  const [unread] = talk.notUnderstood
  if (unread) questions.push({ ask: 'words', words: unread.words })
  talk.question = questions[0] ?? null
}

function within(text: BriefText, { from, to }: { from: number; to: number }): BriefText {
  const plain = '\n'.repeat(from) + text.plain.slice(from, to) + '\n'.repeat(text.plain.length - to)
  return { ...text, plain }
}
