import { expect, test } from 'vitest'
import type { RecoveryNote } from '#domain/trips/plan/trip-recovery.ts'
import type { RecoverySource } from '#domain/clinics/treatments.ts'
import { mount } from '#web/ui/loading/mount.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'

const page = {
  address: 'https://example.org/lifts',
  publisher: 'A medical page',
  readOn: '2026-11-24',
  pageDate: null,
  figures: ['quietDays' as const],
}
const source: RecoverySource = {
  id: 'thread-lift',
  name: { en: 'Thread lift', ko: '실리프팅' },
  source: page.address,
  checkedOn: null,
  sources: [page],
}

function panelOf(told: RecoverySource): string {
  const note: RecoveryNote = {
    treatment: 'skin',
    placeId: null,
    treatedOn: '2027-05-31',
    quietUntil: '2027-06-03',
    checkups: [],
    earliestFlight: '2027-06-03',
    isFlightEarly: false,
    secondVisit: null,
    cares: [],
    sources: [told],
  }
  return mount(<RecoveryPanel date="2027-05-31" notes={[note]} isLastDay={false} />).textContent
}

test('the days after a treatment name their pages, and which of the ranges no page confirms', () => {
  expect(panelOf(source)).toContain('A medical page')
  expect(panelOf(source)).not.toContain('Not confirmed')
  expect(panelOf({ ...source, open: ['flightDays'] })).toContain('Not confirmed: flight.')
})
