import { expect, test } from 'vitest'
import { seoulMoment } from '#domain/korea/seoul-time.ts'
import { visitTimes } from './consultation-windows.ts'
import {
  freePerson,
  freeSlots,
  isDayPart,
  keepsHours,
  koreanDays,
  nearestSlots,
  noSchedule,
  readSchedule,
  type TypedSchedule,
  type VisitSchedule,
} from './visit-schedules.ts'

const minute = 60_000
// A Tuesday.
const day = '2027-03-02'
const midnight = Date.parse('2027-03-01T15:00:00Z')
const schedule: VisitSchedule = {
  ...noSchedule,
  hours: { ...noSchedule.hours, tue: { from: '10:00', to: '15:00' } },
  breaks: [{ from: '12:30', to: '13:15' }],
  slotMinutes: 60,
}

function clocks(given: Partial<VisitSchedule> = {}, taken: { from: number; to: number; person: number }[] = []) {
  const slots = freeSlots({ ...schedule, ...given }, { days: [day], taken, now: midnight })
  return slots.map(({ from }) => seoulMoment(from).clock)
}

function at(clock: string, minutes = 60, person = 1) {
  const from = midnight + (Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))) * minute
  return { from, to: from + minutes * minute, person }
}

const typed: TypedSchedule = {
  hours: {
    mon: { from: '', to: '' },
    tue: { from: '10:00', to: '15:00' },
    wed: { from: '', to: '' },
    thu: { from: '', to: '' },
    fri: { from: '', to: '' },
    sat: { from: '', to: '' },
    sun: { from: '', to: '' },
  },
  breaks: [{ from: '12:30', to: '13:15' }],
  closed: '2027-03-09\n2027-03-01',
  slotMinutes: '60',
  people: '2',
  answers: 'here',
}

test('times fill the hours, begin again after a break, and end with the day', () => {
  expect(clocks()).toEqual(['10:00', '11:00', '13:15'])
  expect(clocks({ breaks: [] })).toEqual(['10:00', '11:00', '12:00', '13:00', '14:00'])
  expect(clocks({ closed: [day] })).toEqual([])
  expect(freeSlots(schedule, { days: ['2027-03-03'], taken: [], now: midnight })).toEqual([])
})

test('a time is free while one of the people is, and what has passed is not offered', () => {
  expect(clocks({}, [at('10:30')])).toEqual(['13:15'])
  expect(clocks({ people: 2 }, [at('10:30')])).toEqual(['10:00', '11:00', '13:15'])
  expect(clocks({ people: 2 }, [at('10:30'), at('11:30', 10, 2)])).toEqual(['10:00', '13:15'])
  expect(freePerson(at('10:00'), 2, [at('10:30')])).toBe(2)
  expect(freePerson(at('10:00'), 1, [at('10:30')])).toBeNull()
  const later = freeSlots(schedule, { days: [day], taken: [], now: at('11:00').from })
  expect(later.map(({ from }) => seoulMoment(from).clock)).toEqual(['13:15'])
})

test('a time at midnight in Korea is of the Korean day, whatever day it is where the patient is', () => {
  const night = { ...schedule, hours: { ...noSchedule.hours, tue: { from: '00:00', to: '01:00' } } }
  const [slot] = freeSlots(night, { days: [day], taken: [], now: midnight - minute })
  const on = (zone: string) => {
    const { korean, local } = visitTimes(slot ?? at('00:00'), zone)
    const { from } = local ?? korean
    return `${from.date} ${from.clock}`
  }
  expect(on('Asia/Seoul')).toBe('2027-03-02 00:00')
  expect(on('Pacific/Honolulu')).toBe('2027-03-01 05:00') // −10
  expect(on('Asia/Tokyo')).toBe('2027-03-02 00:00') // +9
  expect(on('Pacific/Kiritimati')).toBe('2027-03-02 05:00') // +14
  expect(koreanDays(midnight - 1, 2)).toEqual(['2027-03-01', '2027-03-02'])
  expect(koreanDays(midnight, 1)).toEqual([day])
})

test('the nearest times are the ones before and after, in their order', () => {
  const slots = freeSlots(schedule, { days: [day, '2027-03-09'], taken: [], now: midnight })
  const near = nearestSlots(slots, at('12:00').from)
  expect(near.map(({ from }) => seoulMoment(from).clock)).toEqual(['10:00', '11:00', '13:15'])
  expect(nearestSlots([], 0)).toEqual([])
})

test('a schedule is read as typed, and one without hours keeps none', () => {
  const read = readSchedule(typed)
  expect(read).toEqual({ schedule: { ...schedule, closed: ['2027-03-01', '2027-03-09'], people: 2 } })
  expect('schedule' in read && keepsHours(read.schedule)).toBe(true)
  expect(keepsHours(noSchedule)).toBe(false)
})

test('every wrong field of a schedule is named', () => {
  const wrong = readSchedule({
    hours: { ...typed.hours, mon: { from: '10:00', to: '' }, tue: { from: '15:00', to: '10:00' } },
    breaks: [{ from: '12:00', to: '12:00' }],
    closed: '2027-02-30',
    slotMinutes: '7',
    people: '0',
    answers: 'never',
  })
  expect(wrong).toEqual({ mistakes: ['mon', 'tue', 'breaks', 'closed', 'slotMinutes', 'people', 'answers'] })
  for (const people of ['51', '-1', '1e1', '']) expect(readSchedule({ ...typed, people })).toHaveProperty('mistakes')
  expect(isDayPart({ from: '9:00', to: '10:00' })).toBe(false)
})
