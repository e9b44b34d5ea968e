import * as z from 'zod'
import { savedSteps } from '#domain/trips/answers/saved-step-schemas.ts'
import { en } from '#locales/en.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { members } from '#server/trips/trip-members.ts'
import type { TripDrafts } from './trip-drafts.ts'

const { schemas } = en.api
// A device sends a step a short time after its last change.
const changing = { limit: 600, windowSeconds: 300 }

const draft = z.strictObject({ steps: savedSteps }).meta({ id: 'TripDraft', description: schemas.tripDraft })

export function describeTripDraftRoutes(drafts: TripDrafts) {
  return [
    describeRoute({
      name: 'readTripDraft',
      method: 'GET',
      path: '/api/trip-draft',
      who: members,
      answer: draft,
      limit: changing,
      handle: async ({ actor }) => ({ steps: await drafts.read(actor) }),
    }),
    describeRoute({
      name: 'keepTripDraft',
      method: 'PUT',
      path: '/api/trip-draft',
      who: members,
      body: draft,
      answer: draft,
      limit: changing,
      handle: async ({ actor, body }) => ({ steps: await drafts.keep(actor, body.steps) }),
    }),
  ]
}
