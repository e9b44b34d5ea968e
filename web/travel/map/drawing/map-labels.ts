/** A label to be placed, in pixels. More important labels come first in the list. */
export type LabelWish = {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** The size of the dot or pin beside which the label is placed. Null: the label is centred in its area. */
  beside: number | null
  /** The dot is drawn only with the label, so it needs room as well. */
  hasOwnDot?: boolean
  /** A river is labelled again only at a large distance from its last label. */
  text?: string
}

/** Where a label was placed: the offset from its point to its upper left corner. */
export type LabelSpot = { id: string; dx: number; dy: number }

export type Box = { left: number; top: number; right: number; bottom: number }

const gap = 3
const fontSize = 12
const repeatedAfter = 360

/** Gives each label the first free position around its point. A label without one is not shown. */
export function placeLabels(wishes: readonly LabelWish[], taken: readonly Box[]): LabelSpot[] {
  const occupied = [...taken]
  const spots: LabelSpot[] = []
  const placed: LabelWish[] = []
  for (const wish of wishes) {
    if (placed.some((other) => other.text === wish.text && wish.text !== undefined && isNear(other, wish))) continue
    const dot = wish.hasOwnDot ? boxAround(wish.x, wish.y, wish.beside ?? 0) : null
    if (dot && isTaken(dot, occupied)) continue
    const spot = candidates(wish).find(([dx, dy]) => !isTaken(boxAt(wish, dx, dy), occupied))
    if (!spot) continue
    const [dx, dy] = spot
    occupied.push(boxAt(wish, dx, dy), ...(dot ? [dot] : []))
    spots.push({ id: wish.id, dx, dy })
    placed.push(wish)
  }
  return spots
}

export function boxAround(x: number, y: number, size: number): Box {
  return { left: x - size / 2, top: y - size / 2, right: x + size / 2, bottom: y + size / 2 }
}

/**
 * Estimates a text's width where it cannot be measured. The estimate is generous, so that a wider text does not touch
 * the next.
 */
export function estimateWidth(text: string): number {
  let width = 0
  for (const letter of text) width += /[\u1100-\uffdc]/u.test(letter) ? 1 : 0.62
  return Math.ceil(width * fontSize)
}

/** The positions to try. Beside a dot: right, left, above, below. In an area: the centre, then slightly off it. */
function candidates({ width, height, beside }: LabelWish): [dx: number, dy: number][] {
  const middle = -height / 2
  if (beside === null) {
    const left = -width / 2
    const [aside, up] = [width * 0.4, height * 0.75]
    return [
      [left, middle],
      [left, middle + up],
      [left, middle - up],
      [left + aside, middle],
      [left - aside, middle],
      [left + aside, middle + up],
      [left - aside, middle + up],
      [left + aside, middle - up],
      [left - aside, middle - up],
      [left + width * 0.8, middle],
      [left - width * 0.8, middle],
    ]
  }
  const away = beside / 2 + gap
  return [
    [away, middle],
    [-away - width, middle],
    [-width / 2, -away - height],
    [-width / 2, away],
  ]
}

function boxAt({ x, y, width, height }: LabelWish, dx: number, dy: number): Box {
  return { left: x + dx, top: y + dy, right: x + dx + width, bottom: y + dy + height }
}

function isNear(one: LabelWish, other: LabelWish): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < repeatedAfter
}

function isTaken(box: Box, occupied: readonly Box[]): boolean {
  return occupied.some(
    (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
  )
}
