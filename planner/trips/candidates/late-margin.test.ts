import { expect, test } from 'vitest'
import { leaveMargin } from './late-margin.ts'

function margins(from: number, to: number): number[] {
  return leaveMargin([{ from: from * 60, to: to * 60, until: (to + 1) * 60 }]).flatMap((span) =>
    [span.from, span.to, span.until].map((minute) => minute / 60),
  )
}

test('a visit of the afternoon begins and ends an hour before it has to', () => {
  expect(margins(9, 17)).toEqual([9, 16, 17])
})

test('a morning keeps its hours, and what opens for a short time keeps its beginning', () => {
  expect(margins(8, 11.5)).toEqual([8, 11.5, 12.5])
  expect(margins(9, 12.5)).toEqual([9, 12, 13])
  expect(margins(19, 19.5)).toEqual([19, 19, 20])
})
