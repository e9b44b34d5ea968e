import { expect, test } from 'vitest'
import { tripTalk } from './trip-talk.ts'

test('a changed figure is told beside the one that it had, not as a limit', () => {
  const { stops, figures } = tripTalk
  expect(stops.time('Gyeongbokgung Palace', '13:05', '13:00')).toBe('Gyeongbokgung Palace at 13:05, was 13:00')
  expect(figures.start('10:30', '10:00')).toBe('Starts at 10:30, was 10:00')
})
