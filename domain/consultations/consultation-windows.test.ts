import { expect, test } from 'vitest'
import { isTimeZone, localWindow, visitorZones, visitTimes } from './consultation-windows.ts'

test('a window is on the day before in Hawaii, and keeps its day in Korea', () => {
  const window = { date: '2027-03-02', hours: { from: '10:00', to: '12:00' } }
  expect(localWindow(window, 'Pacific/Honolulu')).toEqual({
    zone: 'Pacific/Honolulu',
    from: { date: '2027-03-01', clock: '15:00' },
    to: { date: '2027-03-01', clock: '17:00' },
  })
  expect(window.date).toBe('2027-03-02')
})

test.each([
  // Midnight in Korea is five in the morning of the day before at −10, and of the same day at +14.
  ['Pacific/Honolulu', '2027-02-28', '05:00', '2027-02-28', '06:00'],
  ['Pacific/Kiritimati', '2027-03-01', '05:00', '2027-03-01', '06:00'],
])('the hour after midnight in Korea is converted to %s', (zone, startsOn, startsAt, endsOn, endsAt) => {
  const local = localWindow({ date: '2027-03-01', hours: { from: '00:00', to: '01:00' } }, zone)
  expect(local).toEqual({
    zone,
    from: { date: startsOn, clock: startsAt },
    to: { date: endsOn, clock: endsAt },
  })
})

test('midnight of the visitor falls into a window and makes it two days there', () => {
  // 19:00 in Korea is midnight at −10; 19:00 in Korea is midnight at +14.
  const window = { date: '2027-03-01', hours: { from: '18:00', to: '20:00' } }
  expect(localWindow(window, 'Pacific/Honolulu')).toMatchObject({
    from: { date: '2027-02-28', clock: '23:00' },
    to: { date: '2027-03-01', clock: '01:00' },
  })
  expect(localWindow(window, 'Pacific/Kiritimati')).toMatchObject({
    from: { date: '2027-03-01', clock: '23:00' },
    to: { date: '2027-03-02', clock: '01:00' },
  })
})

test('at +9 a window is shown once, also at midnight, and any time of a day is shown for Korea only', () => {
  const midnight = { date: '2027-03-01', hours: { from: '00:00', to: '01:00' } }
  expect(localWindow(midnight, 'Asia/Seoul')).toBeNull()
  expect(localWindow(midnight, 'Asia/Tokyo')).toBeNull()
  expect(localWindow({ date: '2027-03-01', hours: null }, 'Pacific/Honolulu')).toBeNull()
})

test('summer time of the visitor is that of the day of the window', () => {
  const at = (date: string) => localWindow({ date, hours: { from: '10:00', to: '11:00' } }, 'America/New_York')?.from
  expect(at('2027-01-15')).toEqual({ date: '2027-01-14', clock: '20:00' })
  expect(at('2027-07-15')).toEqual({ date: '2027-07-14', clock: '21:00' })
})

test('every offered time zone exists, and invented ones do not', () => {
  for (const zone of visitorZones) expect(isTimeZone(zone), zone).toBe(true)
  for (const zone of ['', 'Asia', 'Mars/Olympus', '../etc/passwd', 'Asia/Seoul<script>', 'x'.repeat(5_000), '\u0000']) {
    expect(isTimeZone(zone), zone).toBe(false)
  }
})

test('a visit at midnight in Korea is another day in Honolulu, and after midnight elsewhere too', () => {
  const visit = { from: Date.parse('2027-03-01T15:00:00Z'), to: Date.parse('2027-03-01T15:30:00Z') }
  const read = (zone: string) => {
    const { local } = visitTimes(visit, zone)
    return local && `${local.from.date} ${local.from.clock}–${local.to.clock}`
  }
  expect(visitTimes(visit, 'Asia/Seoul').korean.from).toEqual({ date: '2027-03-02', clock: '00:00' })
  expect(read('Pacific/Honolulu')).toBe('2027-03-01 05:00–05:30') // −10
  expect(read('Asia/Tokyo')).toBeNull() // +9
  expect(read('Pacific/Kiritimati')).toBe('2027-03-02 05:00–05:30') // +14
})
