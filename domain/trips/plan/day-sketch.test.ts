import { expect, test } from 'vitest'
import { sketchDay } from './day-sketch.ts'

const sheet = { width: 80, height: 50, margin: 5 }
const seoul = { lat: 37.5636, lng: 126.985 }

test('all points lie inside the margins, north is up and east is right', () => {
  const sketch = sketchDay([seoul, { lat: 37.58, lng: 126.977 }, { lat: 37.55, lng: 127.01 }], sheet)
  for (const { x, y } of sketch?.points ?? []) {
    expect(x).toBeGreaterThanOrEqual(sheet.margin - 0.01)
    expect(x).toBeLessThanOrEqual(sheet.width - sheet.margin + 0.01)
    expect(y).toBeGreaterThanOrEqual(sheet.margin - 0.01)
    expect(y).toBeLessThanOrEqual(sheet.height - sheet.margin + 0.01)
  }
  const [middle, north, east] = sketch?.points ?? []
  expect(north?.y).toBeLessThan(middle?.y ?? 0)
  expect(east?.x).toBeGreaterThan(middle?.x ?? 0)
})

test('the scale is a round distance of at most a third of the sheet, and as long as that distance is', () => {
  const sketch = sketchDay([seoul, { lat: seoul.lat + 0.018, lng: seoul.lng }], sheet)
  expect(sketch?.scale.metres).toBe(1000)
  const [one, other] = sketch?.points ?? []
  const perMetre = Math.abs((one?.y ?? 0) - (other?.y ?? 0)) / (0.018 * 111_200)
  expect(sketch?.scale.length).toBeCloseTo(1000 * perMetre, 1)
})

test('points in one spot stand in the middle, and one point alone is no sketch', () => {
  expect(sketchDay([seoul, seoul], sheet)?.points).toEqual([
    { x: 40, y: 25 },
    { x: 40, y: 25 },
  ])
  expect(sketchDay([seoul], sheet)).toBeNull()
  expect(sketchDay([], sheet)).toBeNull()
})

test('a day that crosses the country fits too', () => {
  const sketch = sketchDay([seoul, { lat: 33.5, lng: 126.53 }], sheet)
  expect(sketch?.scale.metres).toBe(200_000)
  expect(Math.max(...(sketch?.points ?? []).map(({ y }) => y))).toBeLessThanOrEqual(45.01)
})
