import { expect, test } from 'vitest'
import { writeVisitCalendar } from './visit-calendar.ts'

const entry = {
  id: '0b8f1c1e-1111-4222-8333-444455556666',
  visit: { from: Date.parse('2027-03-01T15:00:00Z'), to: Date.parse('2027-03-01T15:30:00Z') },
  changes: 2,
  isCancelled: false,
  writtenAt: Date.parse('2027-02-01T00:00:00Z'),
  siteName: 'My Guide Korea',
  title: 'Visit; arranged',
  text: '10:00 in Korea,\n15:00 in Honolulu',
}

test('a visit at midnight is an entry on the Korean day, in Korean time', () => {
  const lines = writeVisitCalendar(entry).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:visit-0b8f1c1e-1111-4222-8333-444455556666@my-guide-korea',
      'DTSTAMP:20270201T000000Z',
      'SEQUENCE:2',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=Asia/Seoul:20270302T000000',
      'DTEND;TZID=Asia/Seoul:20270302T003000',
      String.raw`SUMMARY:Visit\; arranged`,
      String.raw`DESCRIPTION:10:00 in Korea\,\n15:00 in Honolulu`,
      'TZID:Asia/Seoul',
    ]),
  )
  expect(lines.every((line) => line.length <= 75)).toBe(true)
})

test('a cancelled visit is the same entry with a higher number', () => {
  const lines = writeVisitCalendar({ ...entry, changes: 3, isCancelled: true }).split('\r\n')
  expect(lines).toContain('STATUS:CANCELLED')
  expect(lines).toContain('SEQUENCE:3')
  expect(lines).toContain('UID:visit-0b8f1c1e-1111-4222-8333-444455556666@my-guide-korea')
})
