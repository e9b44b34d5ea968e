import { expect, test } from 'vitest'
import { tripRequest } from './trip-request-schemas.ts'
import { tripRequestLengths } from '#domain/trips/answers/trip-requests.ts'

const request = {
  name: 'Mina Kim',
  email: 'mina@example.com',
  phone: '',
  message: '',
  startDate: '2027-05-03',
  endDate: '2027-05-07',
  summary: 'Culture',
  consents: true,
}

test('a request is read with what was typed tidied: names on one line, messages with plain line breaks', () => {
  const read = tripRequest.parse({ ...request, name: ' Mina\r\n \u202EKim\u2066 ', message: ' One.\r\n\r\nTwo. ' })
  expect(read).toEqual({ ...request, message: 'One.\n\nTwo.' })
})

test.each([
  ['no name', { name: '\r\n' }, 'name'],
  ['no address', { email: '' }, 'email'],
  ['two addresses', { email: 'a@example.com,b@example.com' }, 'email'],
  ['a header behind the address', { email: 'a@example.com\nBcc: b@example.com' }, 'email'],
  ['a long phone number', { phone: '1'.repeat(tripRequestLengths.phone + 1) }, 'phone'],
  ['a message of a strange length', { message: { length: { valueOf: 1, toString: 1 } } }, 'message'],
  ['no end', { endDate: '2027-02-30' }, 'endDate'],
  ['an end before its start', { endDate: '2027-05-02' }, 'endDate'],
])('a request with %s says which field is wrong', (_what, wrong, field) => {
  const { error } = tripRequest.safeParse({ ...request, ...wrong })
  expect(error?.issues[0]?.path).toEqual([field])
})
