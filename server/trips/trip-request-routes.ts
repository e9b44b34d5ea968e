import * as z from 'zod'
import { tripRequest } from './trip-request-schemas.ts'
import { en } from '#locales/en.ts'
import { describeRoute, everybody } from '#server/platform/api/described-route.ts'
import type { TripRequests } from './trip-requests.ts'

const { schemas, fields } = en.api
const asking = { limit: 120, windowSeconds: 300 }

const request = tripRequest.register(z.globalRegistry, { id: 'TripRequest', description: schemas.tripRequest })

export function describeTripRequestRoutes(requests: TripRequests) {
  return [
    describeRoute({
      name: 'readTripRequestState',
      method: 'GET',
      path: '/api/trip-requests',
      who: everybody,
      answer: z
        .strictObject({ operator: z.string().nullable().meta({ description: fields.requestOperator }) })
        .meta({ id: 'TripRequestState', description: schemas.tripRequestState }),
      limit: asking,
      handle: async () => ({ operator: requests.operator }),
    }),
    describeRoute({
      name: 'sendTripRequest',
      method: 'POST',
      path: '/api/trip-requests',
      who: everybody,
      body: request,
      limit: asking,
      problems: { 'trips.consent_required': null, 'trips.requests_closed': null },
      handle: ({ body, client }) => requests.send(body, client),
    }),
  ]
}
