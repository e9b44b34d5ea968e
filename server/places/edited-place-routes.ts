import * as z from 'zod'
import { en } from '#locales/en.ts'
import { describeRoute } from '#server/platform/api/described-route.ts'
import { mistake } from '#server/platform/api/mistakes.ts'
import { history } from '#server/platform/edits/change-answers.ts'
import { changesPage, readPage } from '#server/platform/edits/changes-page.ts'
import {
  changesOfPlace,
  deletedPlaces,
  editedPlace,
  newPlace,
  placeCheck,
  placeConflict,
  uncheckedPlaces,
} from './edited-place-answers.ts'
import type { PlaceManagement } from './manage-places.ts'
import { placeManagers } from './place-managers.ts'

const words = en.api.fields
const one = z.strictObject({ id: z.string().max(200) })
const changing = { limit: 300, windowSeconds: 300 }
const misfits = z.looseObject({ mistakes: z.array(mistake) })
const problems = { 'places.not_found': null, 'places.changed_meanwhile': placeConflict } as const
const ofFields = { ...problems, 'places.version_required': null, 'places.invalid': misfits } as const
const shown = { answer: editedPlace, version: ({ version }: z.output<typeof editedPlace>) => version }

/**
 * The routes of administrators for places. They must come before the routes that read a place by its id, because their
 * paths have a fixed word where an id can be.
 */
export function describeEditedPlaceRoutes(management: PlaceManagement) {
  return [
    describeRoute({
      name: 'addPlace',
      method: 'POST',
      path: '/api/places',
      who: placeManagers,
      body: newPlace,
      misfit: 'places.invalid',
      status: 201,
      limit: changing,
      problems: { 'places.invalid': misfits },
      handle: ({ body, ...by }) => management.create(by, body),
      location: ({ id }) => `/api/places/${id}`,
      ...shown,
    }),
    describeRoute({
      name: 'listDeletedPlaces',
      method: 'GET',
      path: '/api/places/deleted',
      who: placeManagers,
      query: z.strictObject(changesPage),
      answer: deletedPlaces,
      handle: ({ query, ...by }) => management.deleted(by, readPage(query)),
    }),
    describeRoute({
      name: 'listUncheckedPlaces',
      method: 'GET',
      path: '/api/places/unchecked',
      who: placeManagers,
      query: z.strictObject({
        after: z.string().max(500).optional().meta({ description: words.after }),
        limit: changesPage.limit,
      }),
      answer: uncheckedPlaces,
      problems: { 'places.list_position_unknown': null },
      handle: ({ query, ...by }) => management.unchecked(by, query.after ?? null, query.limit),
    }),
    describeRoute({
      name: 'readPlaceFacts',
      method: 'GET',
      path: '/api/places/:id/facts',
      who: placeManagers,
      params: one,
      problems: { 'places.not_found': null },
      handle: ({ params, ...by }) => management.facts(by, params.id),
      ...shown,
    }),
    describeRoute({
      name: 'changePlace',
      method: 'PATCH',
      path: '/api/places/:id',
      who: placeManagers,
      params: one,
      body: changesOfPlace,
      misfit: 'places.invalid',
      ifMatch: 'needed',
      limit: changing,
      problems: ofFields,
      handle: ({ params, body, version, ...by }) => management.update(by, params.id, version, body),
      ...shown,
    }),
    describeRoute({
      name: 'checkPlace',
      method: 'POST',
      path: '/api/places/:id/check',
      who: placeManagers,
      params: one,
      body: placeCheck,
      misfit: 'places.invalid',
      ifMatch: 'needed',
      limit: changing,
      problems: ofFields,
      handle: ({ params, body, version, ...by }) => management.check(by, params.id, version, body),
      ...shown,
    }),
    describeRoute({
      name: 'pickPlace',
      method: 'POST',
      path: '/api/places/:id/pick',
      who: placeManagers,
      params: one,
      limit: changing,
      problems: { 'places.not_found': null },
      handle: ({ params, ...by }) => management.pick(by, params.id, true),
      ...shown,
    }),
    describeRoute({
      name: 'unpickPlace',
      method: 'DELETE',
      path: '/api/places/:id/pick',
      who: placeManagers,
      params: one,
      limit: changing,
      problems: { 'places.not_found': null },
      handle: ({ params, ...by }) => management.pick(by, params.id, false),
      ...shown,
    }),
    describeRoute({
      name: 'deletePlace',
      method: 'DELETE',
      path: '/api/places/:id',
      who: placeManagers,
      params: one,
      ifMatch: 'heeded',
      limit: changing,
      problems,
      handle: ({ params, version, ...by }) => management.remove(by, params.id, version),
    }),
    describeRoute({
      name: 'restorePlace',
      method: 'POST',
      path: '/api/places/:id/restore',
      who: placeManagers,
      params: one,
      ifMatch: 'heeded',
      limit: changing,
      problems,
      handle: ({ params, version, ...by }) => management.restore(by, params.id, version),
      ...shown,
    }),
    describeRoute({
      name: 'readPlaceHistory',
      method: 'GET',
      path: '/api/places/:id/history',
      who: placeManagers,
      params: one,
      query: z.strictObject(changesPage),
      answer: history,
      problems: { 'places.not_found': null },
      handle: ({ params, query, ...by }) => management.history(by, params.id, readPage(query)),
    }),
    describeRoute({
      name: 'restorePlaceVersion',
      method: 'POST',
      path: '/api/places/:id/history/:version{\\d+}/restore',
      who: placeManagers,
      params: z.strictObject({ id: one.shape.id, version: z.coerce.number<string | number>().int().positive() }),
      ifMatch: 'heeded',
      limit: changing,
      problems: { ...problems, 'places.version_not_found': null, 'places.invalid': misfits },
      handle: ({ params, version, ...by }) => management.restoreVersion(by, params.id, params.version, version),
      ...shown,
    }),
  ]
}
