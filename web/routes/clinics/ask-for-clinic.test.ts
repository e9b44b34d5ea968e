import { expect, test } from 'vitest'
import { unknownClinic } from '#domain/clinics/clinics.ts'
import type { ClinicDetails } from '#web/features/clinics/detail/clinic-details.ts'
import { askForClinic } from './ask-for-clinic.ts'

const details: ClinicDetails = {
  clinic: { ...unknownClinic, id: 7, version: 1, isSample: false, updatedOn: '2026-11-21', name: 'A' },
  recovery: [],
  reviews: null,
  scene: 'clinic-door',
  today: '2026-11-22',
}

function fail(error: unknown) {
  return askForClinic(async () => {
    throw error
  })
}

test('the details of a clinic from the server are the answer', async () => {
  expect(await askForClinic(async () => ({ details }))).toEqual({ kind: 'details', details })
})

test('a clinic that is not there, has moved, or cannot be asked for now are told apart', async () => {
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null }
  expect(await fail(missing)).toEqual({ kind: 'missing' })
  expect(await askForClinic(async () => ({ details: null }))).toEqual({ kind: 'missing' })
  const moved = new Response(null, { status: 301, headers: { location: '/dental-clinics/7' } })
  expect(await fail(moved)).toEqual({ kind: 'moved', to: '/dental-clinics/7' })
  expect(await fail(new TypeError('Failed to fetch'))).toEqual({ kind: 'offline' })
})

test('any failure but a missing clinic is a failure of the server', async () => {
  const busy = { status: 503, statusText: 'Service Unavailable', internal: false, data: null }
  for (const error of [busy, new Error('Unexpected Server Error'), new Response(null, { status: 500 }), null])
    expect(await fail(error)).toEqual({ kind: 'failed' })
})
