import * as z from 'zod'
import type { Operator } from '#domain/site/operator.ts'
import { savedSteps } from '#domain/trips/answers/saved-step-schemas.ts'
import { savedTrip, unreadableTrip } from '#domain/trips/document/saved-trip-schemas.ts'
import type { SavedTrip } from '#domain/trips/document/saved-trips.ts'
import { tripDocument } from '#domain/trips/document/trip-document-schemas.ts'
import { mountApi } from '#server/platform/api/mount-api.ts'
import { createRateLimits } from '#server/platform/limits/rate-limits.ts'
import { mountTripCalendars } from '#server/trips/saved/mount-trip-calendars.ts'
import { describeSavedTripRoutes } from '#server/trips/saved/saved-trip-routes.ts'
import { createSavedTrips, type NewTrip } from '#server/trips/saved/saved-trips.ts'
import { describeTripDraftRoutes } from '#server/trips/saved/trip-draft-routes.ts'
import { createTripDrafts } from '#server/trips/saved/trip-drafts.ts'
import { createTripOpenings } from '#server/trips/saved/trip-openings.ts'
import { describeTripRequestRoutes } from '#server/trips/trip-request-routes.ts'
import { createTripRequests } from '#server/trips/trip-requests.ts'
import { openTestAccounts } from '#testing/builders/accounts.ts'
import { createTestDataKey } from '#testing/builders/data-key.ts'
import { openTestDatabase } from '#testing/database/database.ts'
import { createTestApp, createTestLog, noLimits } from '#testing/servers/http.ts'
import { createMailNode } from '#testing/nodes/mail-node.ts'
import { buildMember, emptyAccount, type Member } from '#testing/builders/members.ts'
import { plainTrip } from './trip-documents.ts'

const list = z.object({ trips: z.array(savedTrip), unreadable: z.array(unreadableTrip) })
const whole = z.object({ trip: savedTrip, document: tripDocument })
const token = z.object({ token: z.string() })
const draft = z.object({ steps: savedSteps })

type Call = { method?: string; body?: unknown; headers?: Record<string, string> }
type Asker = Pick<Member, 'bearer'> | null

const namedOperator: Operator = {
  name: 'Guide Team',
  email: 'team@example.com',
  address: null,
  mode: 'information',
  registration: null,
}

/** The server's saved trips and requests to the operator, with a test database. */
export async function openTestTrips({ operator = namedOperator }: { operator?: Operator | null } = {}) {
  const shared = await openTestDatabase()
  const accounts = await openTestAccounts({ shared })
  const { database, clock } = accounts
  const mailNode = createMailNode(database, {})
  const { log, lines: logged } = createTestLog()
  const parts = { database, dataKey: createTestDataKey(), jobs: mailNode.jobs, log, now: () => clock.now }
  const trips = createSavedTrips(parts)
  const openings = createTripOpenings(parts)
  const drafts = createTripDrafts(parts)
  const limits = createRateLimits({ database, now: () => clock.now })
  const requests = createTripRequests({ ...parts, limits, outbox: mailNode.outbox, operator })
  const siteOrigin = 'http://localhost:3000'
  const routes = [
    ...describeSavedTripRoutes(trips, openings),
    ...describeTripDraftRoutes(drafts),
    ...describeTripRequestRoutes(requests),
  ]
  const { app, lines } = createTestApp({
    routes: [
      mountApi({ routes, siteOrigin, identify: accounts.accounts.identify, limits: noLimits }),
      mountTripCalendars({ openings, limits: noLimits, siteOrigin }),
    ],
  })

  async function ask(who: Asker, path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
    return app.request(path, {
      method,
      headers: { ...who?.bearer, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  return {
    accounts,
    /** The database's address for its owner, who is not subject to row-level security. */
    url: shared.url,
    database,
    clock,
    mailNode,
    trips,
    openings,
    drafts,
    lines,
    /** The log lines of the trips. */
    logged,
    app,
    ask,
    member: () => buildMember(accounts),
    emptyAccount: (id: string) => emptyAccount(accounts, id),

    async add(who: Asker, trip: Partial<NewTrip> = {}): Promise<SavedTrip> {
      clock.now += 1000
      const body = { name: 'Spring', document: plainTrip(), keepsTreatments: false, ...trip }
      return savedTrip.parse(await (await ask(who, '/api/trips', { method: 'POST', body })).json())
    },
    list: async (who: Asker) => list.parse(await (await ask(who, '/api/trips')).json()).trips,
    listUnreadable: async (who: Asker) => list.parse(await (await ask(who, '/api/trips')).json()).unreadable,
    read: async (who: Asker, id: string) => whole.parse(await (await ask(who, `/api/trips/${id}`)).json()),
    /** Creates a link or calendar address and returns its token. */
    async open(who: Asker, id: string, what: 'share' | 'calendar', showsClinics = false): Promise<string> {
      const answer = await ask(who, `/api/trips/${id}/${what}`, { method: 'POST', body: { showsClinics } })
      return token.parse(await answer.json()).token
    },
    readDraft: async (who: Asker) => draft.parse(await (await ask(who, '/api/trip-draft')).json()).steps,
    async close() {
      await mailNode.stop()
      await accounts.close()
      await shared.close()
    },
  }
}

export type TestTrips = Awaited<ReturnType<typeof openTestTrips>>
