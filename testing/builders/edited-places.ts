import { expect } from 'vitest'
import { recordAudit } from '#server/accounts/audit.ts'
import { createClinics } from '#server/clinics/clinics.ts'
import { describeEditedPlaceRoutes } from '#server/places/edited-place-routes.ts'
import { createPlaceManagement } from '#server/places/manage-places.ts'
import { place as placeAnswer } from '#server/places/place-answers.ts'
import { createPlaceRows } from '#server/places/place-rows.ts'
import { describePlaceRoutes } from '#server/places/place-routes.ts'
import { createPlaces } from '#server/places/places.ts'
import { openTestAccounts } from './accounts.ts'
import { buildPeople } from './clinics.ts'
import { type Asker, createTestApi } from '#testing/servers/api.ts'
import { inventPlace } from './places.ts'

/** The least that a place needs. */
export const leastPlace = {
  name: { en: 'Moon Garden', ko: '달 정원' },
  description: 'A garden that does not exist.',
  lat: 37.57,
  lng: 126.98,
  province: 'Seoul',
  district: { en: 'Jongno-gu', ko: '종로구' },
  address: { en: '1 Moon-gil', ko: '달길 1' },
  kind: 'attraction',
  visitMinutes: 60,
} as const

/**
 * Places, two of a catalogue among them, and all their routes as a node has them, beside accounts that say who asks.
 */
export async function openTestPlaceEditing() {
  const accounts = await openTestAccounts()
  const { database, clock } = accounts
  const now = () => clock.now
  const places = createPlaces({ database })
  await places.load([inventPlace('one'), inventPlace('two', { cost: 3000 })])
  const { identify, findEmails } = accounts.accounts
  const management = createPlaceManagement({ database, recordAudit, findEmails, now })
  const clinics = createClinics({ database, samples: 'on' })
  const routes = [
    ...describeEditedPlaceRoutes(management),
    ...describePlaceRoutes({ places, rows: createPlaceRows({ places, clinics }) }),
  ]
  const api = createTestApi(routes, { identify })

  /** A request for what stands below /api/places. */
  function ask(who: Asker, method: string, path: string, sent?: Parameters<typeof api.ask>[3]) {
    return api.ask(who, method, `/places${path}`, sent)
  }

  /** A place that this administrator added. */
  async function add(who: Asker, facts: object = {}) {
    const answer = await ask(who, 'POST', '', { body: { ...leastPlace, ...facts } })
    expect(answer.status, await answer.clone().text()).toBe(201)
    return readPlaceAnswer(answer)
  }

  /** All rows that a change may write. */
  async function readTraces() {
    return database.transactionAs({ role: 'service' }, async (tx) => ({
      places: await tx
        .selectFrom('mgk.places')
        .select(['id', 'version', 'overlay', 'deleted_at', 'picked_on'])
        .orderBy('id')
        .execute(),
      changes: (await tx.selectFrom('mgk.place_changes').select('id').execute()).length,
      audited: (await tx.selectFrom('mgk.audit_log').select('id').where('action', 'like', 'place.%').execute()).length,
    }))
  }

  const people = await buildPeople(accounts)
  return {
    accounts,
    database,
    clock,
    places,
    management,
    routes,
    lines: api.lines,
    people,
    ask,
    add,
    readTraces,
    close: () => accounts.close(),
  }
}

type Answered = ReturnType<typeof placeAnswer.parse>

export async function readPlaceAnswer(answer: Response): Promise<Answered> {
  const body: unknown = await answer.json()
  return placeAnswer.parse(body)
}

/** The header that says which version was seen. */
export function seen(version: number): { headers: { 'if-match': string } } {
  return { headers: { 'if-match': `"${version}"` } }
}
