import { expect, test } from 'vitest'
import { consultationAddress, readClinicId, readConsultationKind, readListing } from './consultations.ts'

test('the address of a request names the clinic and the kind, and is read again', () => {
  const { searchParams } = new URL(consultationAddress(7, 'question'), 'https://guide.example')
  expect(readClinicId(searchParams.get('clinic'))).toBe(7)
  expect(readConsultationKind(searchParams.get('kind'))).toBe('question')
  expect(readListing(searchParams.get('listing'))).toBeNull()
  expect(readListing('invented')).toBeNull()
  const fromDental = new URL(consultationAddress(7, 'question', 'dental'), 'https://guide.example').searchParams
  expect(readListing(fromDental.get('listing'))).toBe('dental')
})

test('an id or a kind that somebody invents is none', () => {
  for (const id of [null, '', '0', '-1', '1e3', '1.5', ' 7', '7 or 1=1', '٧', '9'.repeat(17)]) {
    expect(readClinicId(id), String(id)).toBeNull()
  }
  for (const kind of [null, '', 'Question', 'constructor', 'question,consultation']) {
    expect(readConsultationKind(kind), String(kind)).toBeNull()
  }
})
