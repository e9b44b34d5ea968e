import { expect, test } from 'vitest'
import { type RequestMistakes, readRequest, readWindow, type TypedRequest, type TypedWindow } from './read-request.ts'

const today = '2027-02-20'
const offered = ['Rhinoplasty', 'Botox']
const noWindow: TypedWindow = { date: '', from: '', to: '' }
const typed: TypedRequest = {
  kind: 'consultation',
  procedures: ['Botox'],
  otherProcedure: '',
  arrivesOn: '2027-03-01',
  leavesOn: '2027-03-10',
  month: '',
  windows: [noWindow, noWindow, noWindow],
  zone: 'Pacific/Honolulu',
  language: 'en',
  interpreter: 'none',
  budget: '',
  message: '',
}

function read(changes: Partial<TypedRequest>, on = today) {
  return readRequest({ ...typed, ...changes }, { offered, today: on })
}

function mistakesIn(changes: Partial<TypedRequest>, on = today): RequestMistakes {
  const result = read(changes, on)
  return 'mistakes' in result ? result.mistakes : {}
}

function windows(...given: Partial<TypedWindow>[]): Pick<TypedRequest, 'windows'> {
  return { windows: given.map((window) => ({ ...noWindow, ...window })) }
}

test('a whole request is read, with its windows in their order', () => {
  const given = windows({ date: '2027-03-03' }, { date: '2027-03-02', from: '10:00', to: '12:00' })
  expect(
    read({ ...given, otherProcedure: ' a scar ', message: '\r\nHello\r\nthere ', budget: '2 million won' }),
  ).toEqual({
    request: {
      kind: 'consultation',
      procedures: ['Botox'],
      otherProcedure: 'a scar',
      stay: { from: '2027-03-01', to: '2027-03-10' },
      windows: [
        { date: '2027-03-02', hours: { from: '10:00', to: '12:00' } },
        { date: '2027-03-03', hours: null },
      ],
      zone: 'Pacific/Honolulu',
      language: 'en',
      interpreter: 'none',
      budget: '2 million won',
      message: 'Hello\nthere',
    },
  })
})

test('an appointment is about something, and a question is asked', () => {
  expect(mistakesIn({ procedures: [] })).toEqual({ procedures: 'missing' })
  expect(mistakesIn({ procedures: [], message: 'Do you treat scars?' })).toEqual({})
  expect(mistakesIn({ kind: 'question' })).toEqual({ message: 'missing' })
  expect(mistakesIn({ kind: 'question', procedures: [], message: 'Do you treat scars?' })).toEqual({})
})

test('a question has no windows, whatever was typed into them', () => {
  expect(read({ kind: 'question', message: 'How much?', ...windows({ date: 'soon' }) })).toMatchObject({
    request: { kind: 'question', windows: [] },
  })
})

test('words that the form does not offer are mistakes of their own fields', () => {
  const invented = {
    kind: 'operation',
    procedures: ['Botox', '<script>'],
    zone: 'Mars/Base',
    language: 'xx',
    interpreter: 'x',
  }
  expect(mistakesIn(invented)).toEqual({
    kind: 'unknown',
    procedures: 'unknown',
    zone: 'unknown',
    language: 'unknown',
    interpreter: 'unknown',
  })
  expect(mistakesIn({ kind: '', language: '', interpreter: '' })).toEqual({
    kind: 'missing',
    language: 'missing',
    interpreter: 'missing',
  })
  expect(mistakesIn({ kind: 'constructor', language: '__proto__' })).toEqual({ kind: 'unknown', language: 'unknown' })
})

test('a stay has two days that exist and are not over, or a month, or neither', () => {
  expect(mistakesIn({ arrivesOn: '', leavesOn: '' })).toEqual({})
  expect(mistakesIn({ leavesOn: '' })).toEqual({ leavesOn: 'missing' })
  expect(mistakesIn({ arrivesOn: '' })).toEqual({ arrivesOn: 'missing' })
  expect(mistakesIn({ arrivesOn: '2027-02-30', leavesOn: '1e9' })).toEqual({
    arrivesOn: 'no_date',
    leavesOn: 'no_date',
  })
  expect(mistakesIn({ arrivesOn: '2027-02-19' })).toEqual({ arrivesOn: 'past' })
  expect(mistakesIn({ arrivesOn: '2027-02-20' })).toEqual({})
  expect(mistakesIn({ leavesOn: '2027-02-28' })).toEqual({ leavesOn: 'before_arrival' })
  expect(mistakesIn({ leavesOn: '2199-03-01' })).toEqual({ leavesOn: 'too_far' })
})

test('a month is read only where no days are given', () => {
  const noDays = { arrivesOn: '', leavesOn: '' }
  expect(read({ ...noDays, month: '2027-02' })).toMatchObject({ request: { stay: { month: '2027-02' } } })
  expect(read({ month: 'whenever' })).toMatchObject({ request: { stay: { from: '2027-03-01' } } })
  for (const month of ['2027-13', '2027-3', '2027-03-01', 'March', "2027-03'--"]) {
    expect(mistakesIn({ ...noDays, month }), month).toEqual({ month: 'unknown' })
  }
  expect(mistakesIn({ ...noDays, month: '2027-01' })).toEqual({ month: 'past' })
  expect(mistakesIn({ ...noDays, month: '2030-01' })).toEqual({ month: 'too_far' })
})

test('a window is a day of the stay with both times or none, and each window has its own mistake', () => {
  expect(mistakesIn(windows({ from: '10:00', to: '11:00' }))).toEqual({ window1: 'missing' })
  expect(
    mistakesIn(windows({ date: '2027-03-02', from: '10:00' }, { date: '2027-03-02', from: '12:00', to: '12:00' })),
  ).toEqual({ window1: 'halfway', window2: 'ends_early' })
  expect(
    mistakesIn(
      windows({ date: '2027-03-11' }, { date: '2027-02-30' }, { date: '2027-03-02', from: '24:00', to: '25:00' }),
    ),
  ).toEqual({ window1: 'outside_stay', window2: 'no_date', window3: 'no_date' })
  const inMarch = { arrivesOn: '', leavesOn: '', month: '2027-03' }
  expect(mistakesIn({ ...inMarch, ...windows({ date: '2027-04-01' }) })).toEqual({ window1: 'outside_stay' })
  expect(mistakesIn({ ...inMarch, ...windows({ date: '2027-03-31' }) })).toEqual({})
})

test('a day is over by the clocks of Korea, where the visitor’s day may still go on', () => {
  const noDays = { arrivesOn: '', leavesOn: '' }
  expect(mistakesIn({ ...noDays, ...windows({ date: '2027-02-20' }) }, '2027-02-21')).toEqual({ window1: 'past' })
  expect(mistakesIn({ ...noDays, ...windows({ date: '2027-02-20' }) }, '2027-02-20')).toEqual({})
})

test('the same window twice is one, and a fourth one that somebody sends is not read', () => {
  const one = { date: '2027-03-02', from: '10:00', to: '12:00' }
  expect(read(windows(one, one, one, { date: 'x' }))).toMatchObject({ request: { windows: [{ date: '2027-03-02' }] } })
})

test('texts of exactly the longest length are read, and longer ones are mistakes', () => {
  const longest = { otherProcedure: 'o'.repeat(200), budget: 'b'.repeat(100), message: 'm'.repeat(2_000) }
  expect(mistakesIn(longest)).toEqual({})
  const longer = { otherProcedure: 'o'.repeat(201), budget: 'b'.repeat(101), message: 'm'.repeat(2_001) }
  expect(mistakesIn(longer)).toEqual({ otherProcedure: 'too_long', budget: 'too_long', message: 'too_long' })
})

test('control characters are left out of texts, and line breaks and tabs stay', () => {
  expect(read({ message: 'a\u0000b\u001b[31m\tc\nd\u0085' })).toMatchObject({ request: { message: 'ab[31m\tc\nd' } })
})

test('no more than ten procedures are asked about', () => {
  const many = Array.from({ length: 11 }, (_, number) => `Procedure ${number}`)
  const result = readRequest({ ...typed, procedures: many }, { offered: many, today })
  expect(result).toEqual({ mistakes: { procedures: 'too_many' } })
  expect(readRequest({ ...typed, procedures: many.slice(1) }, { offered: many, today })).toHaveProperty('request')
})

test('a window that is still being typed is none', () => {
  expect(readWindow({ date: '2027-03-02', from: '10:00', to: '' })).toBeNull()
  expect(readWindow({ date: '', from: '10:00', to: '11:00' })).toBeNull()
  expect(readWindow({ date: '2027-03-02', from: '', to: '' })).toEqual({ date: '2027-03-02', hours: null })
})
