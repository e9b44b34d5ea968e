import { findMentions } from '#domain/wishes/brief/mentions.ts'
import { polarityOf } from '#domain/wishes/brief/polarity.ts'
import type { PlanAsk, StopsMeant } from './talk-asks.ts'
import { findAlikeInPlan } from './talk-names.ts'
import { answers, type Before, type Piece, type PieceFacts, type PieceReading } from './talk-piece.ts'
import type { TalkPiece } from './talk-pieces.ts'
import { actionOf, ofStops } from './talk-action.ts'
import { readOtherDay } from './talk-other-day.ts'
import { dietIn, readReplace } from './talk-replace.ts'
import { clockAfter, minutesAfter, readClock, readMinutes } from './talk-times.ts'
import { allWords, settingWords, type TalkAction } from './talk-words.ts'

type Range = { from: number; to: number }

// Without a length, a day starts an hour later, and a visit takes half an hour more or less.
const usualLater = 60
const usualMore = 30
/** "On day 2 less walking, and start later" is all about day 2. */
function isOfDays(action: TalkAction | null): boolean {
  return action === 'later' || action === 'walking' || action === 'fewer'
}

/** "Take it out", and languages that leave the object out */
const meansBefore = /\b(?:it|that|this|them)\b|[^\p{ASCII}]/u

/** What one part of a text asks to change in the plan. */
export function readPiece(
  { from, to, actions }: TalkPiece,
  { text, days, allDays, named, names }: PieceFacts,
  before: Before,
): PieceReading {
  const isInside = (range: Range) => range.from >= from && range.to <= to
  const dayMentions = days.filter(isInside)
  const action = actionOf(actions, text, dayMentions)
  const here = named.filter(isInside)
  const isOfStops = action === null ? dayMentions.length > 1 : ofStops.includes(action)
  const isMissing = isOfStops && here.every(({ value }) => value.what === null || !value.isPlanned)
  const alike = isMissing ? findAlikeInPlan(text, { from, to }, names, [...actions, ...dayMentions]) : []
  const piece: Piece = {
    plain: text.plain.slice(from, to),
    text,
    from,
    days:
      dayMentions.length > 0
        ? dayMentions.flatMap(({ value }) => value)
        : isOfDays(action) || before.isHead
          ? before.days
          : null,
    dayMentions,
    allDays,
    daysBefore: before.days,
    headDays: before.isHead ? before.days : null,
    removed: before.removed,
    named: [
      ...(action === 'remove' && here.length + alike.length === 0 && meansBefore.test(text.plain.slice(from, to))
        ? before.named
        : []),
      ...here.filter((one) => alike.every((other) => one.to <= other.from || one.from >= other.to)),
      ...alike,
    ].toSorted((a, b) => a.from - b.from),
  }
  const read = readAction(action, piece)
  const isForDays = read.kind === 'asks' && dayMentions.some(({ value }) => value.length === 0)
  return isForDays ? { kind: 'obstacle', obstacle: { why: 'no_such_day' } } : read
}

const becomes = /^(?:に(?:して|する|しま|変え)|(?:으로|로) ?(?:해|하|바꿔|변경))/u
const exception =
  /\b(?:except|apart from|other than|but (?:one|the|for)|leave (?:one|only))\b|남기고|말고는|제외하고|以外|だけ(?:は)?残|除了|留[一下]/u

function readAction(action: TalkAction | null, piece: Piece): PieceReading {
  const { days } = piece
  switch (action) {
    case 'remove':
      // "All museums but one": which one is asked.
      if (exception.test(piece.plain)) return { kind: 'question', ask: 'stop' }
      // 博物館をやめてカフェにして
      if (piece.named.length > 1 && piece.named.some(({ to }) => becomes.test(piece.text.plain.slice(to))))
        return readReplace(piece)
      return asksOf(piece, (what) => ({ do: 'remove', what, days }))
    case 'lock':
    case 'unlock':
      return asksOf(piece, (what) => ({ do: 'lock', what, days, locked: action === 'lock' }))
    case 'longer':
    case 'shorter':
      return asksOf(piece, (what) => ({
        do: 'stay',
        what,
        days,
        minutes: /more|less|더|もっと|多|少/u.test(piece.plain) ? null : readMinutes(piece.plain),
        more:
          (readMinutes(piece.plain) ??
            minutesAfter(piece.text.plain.slice(piece.from + piece.plain.length)) ??
            usualMore) * (action === 'longer' ? 1 : -1),
      }))
    case 'replace':
      return readReplace(piece)
    case 'add':
      return readAdd(piece)
    case 'move':
      return readMove(piece)
    case 'later':
      return readStart(piece)
    case 'earlier':
      return { kind: 'obstacle', obstacle: { why: 'not_earlier' } }
    case 'walking':
      return { kind: 'asks', asks: [{ do: 'less', of: 'walking', days: days ?? [...piece.allDays] }] }
    case 'fewer':
      return days ? { kind: 'asks', asks: [{ do: 'less', of: 'stops', days }] } : answers
    case 'cheaper':
      return days ? { kind: 'asks', asks: [{ do: 'less', of: 'cost', days }] } : answers
    case 'busier':
    case 'dearer':
      return answers
    case null:
      return readWithoutAction(piece)
  }
}

/** One ask for each stop that is named. */
function asksOf({ named, plain, text }: Piece, make: (what: StopsMeant) => PlanAsk): PieceReading {
  // 博物館だけにして keeps the museum.
  const meant = named.flatMap(({ value, to }) =>
    value.what === null || /^だけ(?:に|で)/u.test(text.plain.slice(to)) ? [] : [value],
  )
  const planned = meant.filter(({ isPlanned }) => isPlanned)
  if (planned.length > 0) return { kind: 'asks', asks: planned.map(({ what }) => make(allNamed(what, plain))) }
  if (meant.length > 0) return { kind: 'obstacle', obstacle: { why: 'not_in_plan' } }
  return answers
}

function readAdd(piece: Piece): PieceReading {
  const { named, days, text } = piece
  // "A coffee break after the palace" adds one thing.
  const added = named.filter(({ from, to }) => !isReference(text.plain, from, to))
  const asks = added.flatMap(({ value: { what, ...value } }): PlanAsk[] => {
    const [day] = days ?? []
    // What is in the plan is not added again.
    if (what?.by === 'place' && isPlannedIn(value))
      return day === undefined ? [] : [{ do: 'move', what, from: null, to: day }]
    if (what?.by === 'place') return [{ do: 'add', place: what, days }]
    return what?.by === 'kind' ? [{ do: 'add', place: { by: 'kind', like: what.like }, days }] : []
  })
  if (asks.length > 0) return { kind: 'asks', asks }
  const isThere = added.some(({ value: { what, ...value } }) => what?.by === 'place' && isPlannedIn(value))
  return isThere ? { kind: 'obstacle', obstacle: { why: 'is_so' } } : readWithoutAction(piece)
}

/** Where something is to be, and not what. */
function isReference(plain: string, from: number, to: number): boolean {
  return (
    /\b(?:after|before|near|next to|close to|around)\s+(?:the\s+)?$/u.test(plain.slice(0, from)) ||
    /^\s*(?:다음|후에|뒤에|전에|근처|の(?:後|あと|前|近く)|之?[后後前](?!天)|附近)/u.test(plain.slice(to))
  )
}

function isPlannedIn(value: { isPlanned?: boolean }): boolean {
  return value.isPlanned === true
}

/** The day to move to is the one after "to", or the last one that is named. */
function readMove(piece: Piece): PieceReading {
  const { dayMentions, text } = piece
  const target = dayMentions.find(({ from, to }) => isTarget(text.plain, from, to)) ?? dayMentions.at(-1)
  const day = target?.value[0]
  if (target && day === undefined) return { kind: 'obstacle', obstacle: { why: 'no_such_day' } }
  const others = dayMentions.filter((one) => one !== target).flatMap(({ value }) => value)
  // 남산타워를 저녁으로 옮겨: an hour of the day, and no meal.
  const places = piece.named.filter(({ value }) => value.what?.by === 'place')
  const moved = { ...piece, named: places.length > 0 ? places : piece.named }
  const read = asksOf(moved, (what) => ({ do: 'move', what, from: others.length > 0 ? others : null, to: day ?? 0 }))
  return read.kind === 'asks' && day === undefined ? { kind: 'question', ask: 'day' } : read
}

function isTarget(plain: string, from: number, to: number): boolean {
  return (
    /(?:to|onto|until|on) (?:the )?$|[到至]$/u.test(plain.slice(0, from)) || /^(?:으로|로|に|へ)/u.test(plain.slice(to))
  )
}

function readStart({ plain, days, text, from }: Piece): PieceReading {
  if (!days) return { kind: 'question', ask: 'day' }
  const at = readClock(plain) ?? clockAfter(text.plain.slice(from + plain.length))
  return { kind: 'asks', asks: [{ do: 'start', days, at, later: readMinutes(plain) ?? usualLater }] }
}

const doubted = /(?:지루|힘들|무서|어려)\S* ?것 ?같|つまらな\S*かも|无聊吧|無聊吧|\bmight be (?:boring|too)\b/u

/** Without a verb of its own: "no museum on day 2", "Gwangjang Market on Friday", "dinner on day 1 should be vegan". */
function readWithoutAction(piece: Piece): PieceReading {
  const { text, named, days, dayMentions, plain } = piece
  // 애들이 지루해할 것 같아요: whether the stop is to go is asked.
  if (
    named.some(({ value }) => value.what !== null && value.what.by === 'place' && value.isPlanned) &&
    doubted.test(plain)
  )
    return { kind: 'question', ask: 'stop' }
  const moved = readOtherDay(piece)
  if (moved) return moved
  const setting = findMentions(text, settingWords).find(
    (one) => one.from >= piece.from && one.to <= piece.from + plain.length,
  )
  const diet = dietIn(piece)
  const meals = named.filter(({ value }) => value.what?.by === 'meal')
  const mealDays = days ?? piece.headDays
  if (diet && mealDays && meals.length > 0)
    return {
      kind: 'asks',
      asks: meals.flatMap(({ value }) =>
        value.what ? [{ do: 'replace', what: value.what, with: { by: 'diet', diet }, days: mealDays }] : [],
      ),
    }
  const asks = named.flatMap(({ value, from, to }): PlanAsk[] => {
    const { what } = value
    if (!what || what.by === 'meal') return []
    const polarity = polarityOf(text, from, to)
    if (
      polarity === 'refused' &&
      value.isPlanned &&
      (what.by === 'place' || days || /\bthe $/u.test(text.plain.slice(0, from)))
    )
      return [{ do: 'remove', what: allOf(what, plain), days }]
    if (what.by !== 'place' || polarity !== 'wanted') return []
    const [day] = days ?? []
    // "Wednesday's museum" says which one.
    const isWhich = dayMentions.some((one) => /^(?:'s|의|の|的)\s*(?:the )?$/u.test(text.plain.slice(one.to, from)))
    if (value.isPlanned) return day === undefined || isWhich ? [] : [{ do: 'move', what, from: null, to: day }]
    return [{ do: 'add', place: what, days }]
  })
  if (asks.length === 0 && days && setting)
    return { kind: 'asks', asks: [{ do: 'setting', setting: setting.value, days }] }
  return asks.length > 0 ? { kind: 'asks', asks } : answers
}

/** "Remove all markets", 去掉所有市场 */
function allNamed(what: StopsMeant, plain: string): StopsMeant {
  return what.by === 'kind' ? { ...what, isAll: what.isAll || allWords.test(plain) } : what
}

/** "No museum on day 2" means each of them. */
function allOf(what: StopsMeant, plain: string): StopsMeant {
  return what.by === 'kind' ? { ...what, isAll: what.isAll || allWords.test(plain) || !/\bthe\b/u.test(plain) } : what
}
