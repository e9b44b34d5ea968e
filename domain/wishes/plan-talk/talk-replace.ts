import { maskRanges } from '#domain/wishes/brief/brief-text.ts'
import { readDietMentions } from '#domain/wishes/brief/diet-mentions.ts'
import { findMentions } from '#domain/wishes/brief/mentions.ts'
import { dietTags } from '#domain/places/places.ts'
import type { StopsMeant, Substitute } from './talk-asks.ts'
import { answers, type Piece, type PieceReading } from './talk-piece.ts'
import { settingWords } from './talk-words.ts'

const sleeping = /\b(?:stay|sleep|hotel)|묵|숙박|숙소|泊ま|宿|住/u

/** What takes the place of which stop. */
export function readReplace(piece: Piece): PieceReading {
  const { named, days, plain, from } = piece
  // Another order of two stops is no exchange, and no edit makes it.
  if (/순서|\border\b|順番|順序|顺序|[对對][调調]|入れ替え/u.test(plain)) return answers
  // "Stay in Hongdae instead of Myeongdong" is about where to sleep.
  if (named.some(({ value }) => value.what === null) && sleeping.test(plain)) return answers
  const meant = named.flatMap(({ value, ...range }) =>
    value.what === null ? [] : [{ ...range, ...value, what: value.what }],
  )
  const isPlace = ({ what }: { what: StopsMeant }) => what.by === 'place'
  // What is new stands first in "a park instead of the museum" and in 用公园代替博物馆.
  const turn = /(?<!^\s*)\b(?:instead of|in place of)\b|用.*(?:代替|替[换換]|取代)/u.exec(plain)
  const isTurned =
    turn !== null && meant.some((one) => one.to <= from + turn.index + (turn[0].startsWith('用') ? turn[0].length : 0))
  const ordered = isTurned ? meant.toReversed() : meant
  const target = ordered.find((one) => isPlace(one) && one.isPlanned) ?? ordered.find(({ isPlanned }) => isPlanned)
  const turned = settingIn(piece)
  if (meant.length === 0 && turned && (days ?? piece.daysBefore))
    return { kind: 'asks', asks: [{ do: 'setting', setting: turned.setting, days: days ?? piece.daysBefore ?? [] }] }
  // "Drop Bukchon, Seochon instead"
  const instead = meant.length === 1 && piece.removed ? substituteOf(piece, meant[0]?.what) : null
  if (!target && piece.removed && instead)
    return { kind: 'asks', asks: [{ do: 'replace', what: piece.removed, with: instead, days }] }
  if (!target) return meant.length > 0 ? { kind: 'obstacle', obstacle: { why: 'not_in_plan' } } : answers
  const substitute = substituteOf(piece, meant.find((one) => one !== target)?.what)
  if (!substitute) return { kind: 'question', ask: 'stop' }
  return {
    kind: 'asks',
    asks: [{ do: 'replace', what: target.what, with: substitute, days }],
  }
}

function settingIn({ text, from, plain }: Piece): (Substitute & { by: 'setting' }) | null {
  const setting = findMentions(text, settingWords).find((one) => one.from >= from && one.to <= from + plain.length)
  return setting ? { by: 'setting', setting: setting.value } : null
}

function substituteOf(piece: Piece, other: StopsMeant | undefined): Substitute | null {
  const setting = settingIn(piece)
  const diet = dietIn(piece)
  if (other?.by === 'place') return { by: 'place', placeIds: other.placeIds }
  if (setting) return setting
  // 할랄 식당으로 바꿔 주세요
  if (other?.by === 'kind' && other.like === 'restaurants' && diet) return { by: 'diet', diet }
  if (other?.by === 'kind') return { by: 'kind', like: other.like }
  if (other) return null
  return diet ? { by: 'diet', diet } : { by: 'any' }
}

/** The diet of a part. */
export function dietIn({ text, from, plain }: Piece): string | null {
  const tags: readonly string[] = dietTags
  // By itself, because "less walking and a vegan dinner" is no less vegan.
  const alone = maskRanges(text, [
    { from: 0, to: from },
    { from: from + plain.length, to: text.plain.length },
  ])
  return readDietMentions(alone).find(({ value }) => tags.includes(value))?.value ?? null
}
