/** A name that wants a place on the map, in pixels. Those that matter more come first in the list. */
export type LabelWish = {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** A name beside a dot or a pin of this size, or the name itself in the middle of its land. */
  beside: number | null
  /** The dot is drawn only with the name, so it needs room as well. */
  hasOwnDot?: boolean
  /** A river is named again only so far away that one would look for its name. */
  text?: string
}

/** Where a name went: its upper left corner, from its point. */
export type LabelSpot = { id: string; dx: number; dy: number }

export type Box = { left: number; top: number; right: number; bottom: number }

const gap = 3
const fontSize = 12
const repeatedAfter = 360

/** Gives each name the first free spot around its point; a name without one is not shown. */
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

/** For a browser that nobody has asked yet. Generous: a name wider than thought must still not touch the next. */
export function estimateWidth(text: string): number {
  let width = 0
  for (const letter of text) width += /[\u1100-\uffdc]/u.test(letter) ? 1 : 0.62
  return Math.ceil(width * fontSize)
}

/** Beside a dot: right, left, above, below. In its land: in the middle, then a little off it. */
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
