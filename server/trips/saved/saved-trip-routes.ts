import * as z from 'zod'
import { savedTrip, savedTripName, unreadableTrip } from '#domain/trips/document/saved-trip-schemas.ts'
import { tripDocument } from '#domain/trips/document/trip-document-schemas.ts'
import { en } from '#locales/en.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import type { SavedTrips } from './saved-trips.ts'
import { members } from '#server/trips/trip-members.ts'
import type { TripOpenings } from './trip-openings.ts'

const { schemas, fields } = en.api
const reading = { limit: 600, windowSeconds: 300 }
// The client sends a plan repeatedly while it is edited, and a document is large.
const changing = { limit: 300, windowSeconds: 300 }
const opening = { limit: 60, windowSeconds: 300 }

const trip = savedTrip.register(z.globalRegistry, { id: 'SavedTrip', description: schemas.savedTrip })
const unreadable = unreadableTrip.register(z.globalRegistry, {
  id: 'UnreadableTrip',
  description: schemas.unreadableTrip,
})
const document = tripDocument.register(z.globalRegistry, { id: 'TripDocument', description: schemas.tripDocument })

const one = z.strictObject({ id: z.uuid() })
const consent = z.boolean().meta({ description: fields.keepsTreatments })
const name = z.strictObject({ name: savedTripName }).meta({ id: 'SavedTripName', description: schemas.savedTripName })
const opened = z
  .strictObject({ showsClinics: z.boolean().meta({ description: fields.showsClinics }) })
  .meta({ id: 'TripOpening', description: schemas.tripOpening })
const token = z.strictObject({ token: z.string().meta({ description: fields.tripToken }) })

const notFound = { 'trips.not_found': null } as const
const unread = { ...notFound, 'trips.unreadable': null } as const
const conflict = z
  .strictObject({ current: trip })
  .meta({ id: 'SavedTripConflict', description: schemas.savedTripConflict })
const versioned = { ...unread, 'trips.changed_meanwhile': conflict, 'trips.version_required': null } as const

export function describeSavedTripRoutes(trips: SavedTrips, openings: TripOpenings) {
  return [
    describeRoute({
      name: 'listTrips',
      method: 'GET',
      path: '/api/trips',
      who: members,
      answer: z
        .strictObject({ trips: z.array(trip), unreadable: z.array(unreadable) })
        .meta({ id: 'SavedTrips', description: schemas.savedTrips }),
      limit: reading,
      handle: ({ actor }) => trips.list(actor),
    }),
    describeRoute({
      name: 'addTrip',
      method: 'POST',
      path: '/api/trips',
      who: members,
      body: z
        .strictObject({ name: savedTripName, document, keepsTreatments: consent })
        .meta({ id: 'NewTrip', description: schemas.newTrip }),
      status: 201,
      answer: trip,
      limit: changing,
      problems: { 'trips.too_many': null },
      handle: ({ actor, body }) => trips.add(actor, body),
      version: ({ version }) => version,
      location: ({ id }) => `/api/trips/${id}`,
    }),
    describeRoute({
      name: 'readTrip',
      method: 'GET',
      path: '/api/trips/:id',
      who: members,
      params: one,
      answer: z.strictObject({ trip, document }).meta({ id: 'WholeTrip', description: schemas.wholeTrip }),
      limit: reading,
      problems: unread,
      handle: ({ actor, params }) => trips.read(actor, params.id),
      version: (whole) => whole.trip.version,
    }),
    describeRoute({
      name: 'replaceTrip',
      method: 'PUT',
      path: '/api/trips/:id',
      who: members,
      params: one,
      body: z
        .strictObject({
          name: z.exactOptional(savedTripName),
          document,
          keepsTreatments: z.exactOptional(consent),
        })
        .meta({ id: 'TripChange', description: schemas.tripChange }),
      ifMatch: 'needed',
      answer: trip,
      limit: changing,
      problems: versioned,
      handle: ({ actor, params, version, body }) => trips.replace(actor, params.id, version, body),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'renameTrip',
      method: 'PATCH',
      path: '/api/trips/:id',
      who: members,
      params: one,
      body: name,
      ifMatch: 'needed',
      answer: trip,
      limit: changing,
      problems: versioned,
      handle: ({ actor, params, version, body }) => trips.rename(actor, params.id, version, body.name),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'deleteTrip',
      method: 'DELETE',
      path: '/api/trips/:id',
      who: members,
      params: one,
      limit: changing,
      problems: notFound,
      handle: ({ actor, params }) => trips.remove(actor, params.id),
    }),
    describeRoute({
      name: 'restoreTrip',
      method: 'POST',
      path: '/api/trips/:id/restore',
      who: members,
      params: one,
      answer: trip,
      limit: changing,
      problems: { ...unread, 'trips.too_many': null },
      handle: ({ actor, params }) => trips.restore(actor, params.id),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'duplicateTrip',
      method: 'POST',
      path: '/api/trips/:id/duplicate',
      who: members,
      params: one,
      body: name,
      status: 201,
      answer: trip,
      limit: changing,
      problems: { ...unread, 'trips.too_many': null },
      handle: ({ actor, params, body }) => trips.duplicate(actor, params.id, body.name),
      version: ({ version }) => version,
      location: ({ id }) => `/api/trips/${id}`,
    }),
    describeRoute({
      name: 'shareTrip',
      method: 'POST',
      path: '/api/trips/:id/share',
      who: members,
      params: one,
      body: opened,
      status: 201,
      answer: token.meta({ id: 'TripLink', description: schemas.tripLink }),
      limit: opening,
      problems: notFound,
      handle: ({ actor, params, body }) => openings.open(actor, { id: params.id, opening: 'share' }, body),
    }),
    describeRoute({
      name: 'unshareTrip',
      method: 'DELETE',
      path: '/api/trips/:id/share',
      who: members,
      params: one,
      limit: opening,
      problems: notFound,
      handle: ({ actor, params }) => openings.close(actor, { id: params.id, opening: 'share' }),
    }),
    describeRoute({
      name: 'openTripCalendar',
      method: 'POST',
      path: '/api/trips/:id/calendar',
      who: members,
      params: one,
      body: opened,
      status: 201,
      answer: token.meta({ id: 'TripCalendar', description: schemas.tripCalendar }),
      limit: opening,
      problems: notFound,
      handle: ({ actor, params, body }) => openings.open(actor, { id: params.id, opening: 'calendar' }, body),
    }),
    describeRoute({
      name: 'closeTripCalendar',
      method: 'DELETE',
      path: '/api/trips/:id/calendar',
      who: members,
      params: one,
      limit: opening,
      problems: notFound,
      handle: ({ actor, params }) => openings.close(actor, { id: params.id, opening: 'calendar' }),
    }),
  ]
}
