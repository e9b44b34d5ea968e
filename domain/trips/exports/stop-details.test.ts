import { expect, test } from 'vitest'
import { exportOptions, twoDayTrip } from '#testing/trips/two-day-trip.ts'
import { waitingTrip } from '#testing/trips/companions/waiting-trip.ts'
import { pricedTrip } from '#testing/trips/trip-documents.ts'
import { listExportedDays } from './exported-days.ts'
import { describeStop, describeTrip } from './stop-details.ts'

const { words } = exportOptions

function detailsOf(at: number): string[] {
  const stop = listExportedDays(twoDayTrip()).flatMap(({ stops }) => stops)[at]
  if (!stop) throw new Error('the trip has no such stop')
  return describeStop(stop, words)
}

test('a place has its leg first, then cost, hours, address, station, phone and map', () => {
  const details = detailsOf(0)
  expect(details[0]).toMatch(/^Getting there: Subway 18.min, 5.2.km, ₩1,500 \(estimate\)$/u)
  expect(details.slice(1)).toEqual([
    'About ₩3,000 (estimate)',
    'Opening hours not confirmed. Check before you go.',
    '161 Sajik-ro, Jongno-gu, Seoul',
    'Nearest station: Gyeongbokgung 경복궁역',
    'Phone: 02-3700-3900',
    expect.stringMatching(/^Map: https:\/\/map\.naver\.com\//u),
  ])
})

test('a typical price and unknown hours are said to be that', () => {
  const details = detailsOf(3).join('\n')
  expect(details).toContain('About ₩15,000 (typical price; the actual price is not known)')
  expect(details).toContain('Opening hours not known. Check before you go.')
})

test('the fee of a clinic is never a figure', () => {
  expect(detailsOf(1)).toContain('Fee: ask the clinic')
  expect(detailsOf(1).join('\n')).not.toContain('₩0')
})

test('a fee that the clinic stated is told with its range, the clinic and the day', () => {
  const stop = listExportedDays(pricedTrip())
    .flatMap(({ stops }) => stops)
    .find(({ stop: { fees } }) => fees)
  expect(stop ? describeStop(stop, words) : []).toContain(
    'Nose job: ₩3,000,000 – ₩5,000,000 for the treatment, VAT not included, as the clinic stated on 5 October 2026. Sums count the upper end.',
  )
})

test('a visit says what whoever comes along does meanwhile, and when both meet', () => {
  const [, visit] = listExportedDays(waitingTrip()).flatMap(({ stops }) => stops)
  expect((visit ? describeStop(visit, words) : []).slice(-3).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([
    'Meanwhile, for those with you:',
    '14:10–14:40 Cafe Lantern 카페 등. Getting there: Walk 6 min, 400 m (estimate)',
    'Meet again at Hanbit Clinic 한빛의원 at 14:50. Getting there: Walk 6 min, 400 m (estimate)',
  ])
})

test('for an operation the note on staying in reach comes first', () => {
  const operation = waitingTrip({ kind: 'treatment', treatment: 'surgery' })
  const [, visit] = listExportedDays(operation).flatMap(({ stops }) => stops)
  expect(visit ? describeStop(visit, words).at(-3) : '').toMatch(/may want somebody in reach/u)
})

test('a rest without a place and a leg has no details', () => {
  expect(detailsOf(2)).toEqual([])
})

test('the notes come before the text of the trip, which has no markers', () => {
  const text = describeTrip(twoDayTrip({ words: { text: '# A trip\n\nA **palace** first.', by: 'built-in' } }), words)
  expect(text).toBe(`${words.notice}\n\nA trip\n\nA palace first.`)
})

test('a trip without text is described by its notes', () => {
  expect(describeTrip(twoDayTrip({ words: { text: '', by: 'built-in' } }), words)).toBe(words.notice)
})
