import * as z from 'zod'
import type { Actor } from '#domain/accounts/accounts.ts'
import { Problem } from '#domain/site/problems.ts'
import {
  anyListId,
  savedList,
  savedListId,
  savedListName,
  savedPlace,
  savedPlaceId,
} from '#domain/places/saved-place-schemas.ts'
import { savedLimits } from '#domain/places/saved-places.ts'
import { en } from '#locales/en.ts'
import { type Audience, describeRoute, everybody } from '#server/platform/api/described-route.ts'
import { publicReading } from '#server/platform/limits/count-request.ts'
import { place } from './place-answers.ts'
import type { SavedPlaces } from './saved-places.ts'

const { schemas, fields } = en.api
const changing = { limit: 600, windowSeconds: 300 }
const sharing = { limit: 60, windowSeconds: 300 }

const members = {
  name: 'members',
  refuse: ({ kind }: Actor) => (kind === 'visitor' ? 'accounts.sign_in_required' : null),
  problems: ['accounts.sign_in_required'],
} as const satisfies Audience

const list = savedList.register(z.globalRegistry, { id: 'SavedList', description: schemas.savedList })
const lists = z.array(list)
const saved = z.array(savedPlace)

const own = z.strictObject({ id: savedListId })
const any = z.strictObject({ id: anyListId })
const placeOfAny = z.strictObject({ id: anyListId, place: savedPlaceId })
const name = z.strictObject({ name: savedListName }).meta({ id: 'SavedListName', description: schemas.savedListName })

const notFound = { 'saved_lists.not_found': null } as const

export function describeSavedRoutes(savedPlaces: SavedPlaces) {
  return [
    describeRoute({
      name: 'listSavedLists',
      method: 'GET',
      path: '/api/saved-lists',
      who: members,
      answer: z.strictObject({ lists }).meta({ id: 'SavedLists', description: schemas.savedLists }),
      limit: changing,
      handle: async ({ actor }) => ({ lists: await savedPlaces.list(actor) }),
    }),
    describeRoute({
      name: 'addSavedList',
      method: 'POST',
      path: '/api/saved-lists',
      who: members,
      body: name,
      status: 201,
      answer: list,
      limit: changing,
      problems: { 'saved_lists.too_many': null },
      handle: ({ actor, body }) => savedPlaces.add(actor, body.name),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'mergeSavedPlaces',
      method: 'POST',
      path: '/api/saved-lists/merge',
      who: members,
      body: z.strictObject({ places: saved.max(savedLimits.places) }),
      answer: z
        .strictObject({ lists, left: saved.meta({ description: fields.left }) })
        .meta({ id: 'MergedPlaces', description: schemas.mergedPlaces }),
      limit: changing,
      handle: ({ actor, body }) => savedPlaces.merge(actor, body.places),
    }),
    describeRoute({
      name: 'renameSavedList',
      method: 'PATCH',
      path: '/api/saved-lists/:id',
      who: members,
      params: own,
      body: name,
      ifMatch: 'needed',
      answer: list,
      limit: changing,
      problems: { ...notFound, 'saved_lists.changed_meanwhile': null, 'saved_lists.version_required': null },
      handle: ({ actor, params, version, body }) => savedPlaces.rename(actor, params.id, version, body.name),
      version: ({ version }) => version,
    }),
    describeRoute({
      name: 'deleteSavedList',
      method: 'DELETE',
      path: '/api/saved-lists/:id',
      who: members,
      params: own,
      limit: changing,
      problems: notFound,
      handle: ({ actor, params }) => savedPlaces.remove(actor, params.id),
    }),
    describeRoute({
      name: 'savePlace',
      method: 'PUT',
      path: '/api/saved-lists/:id/places/:place',
      who: members,
      params: placeOfAny,
      answer: list,
      limit: changing,
      problems: { ...notFound, 'places.not_found': null, 'saved_lists.full': null },
      handle: ({ actor, params }) => savedPlaces.save(actor, params.id, params.place),
    }),
    describeRoute({
      name: 'unsavePlace',
      method: 'DELETE',
      path: '/api/saved-lists/:id/places/:place',
      who: members,
      params: placeOfAny,
      answer: list,
      limit: changing,
      problems: notFound,
      handle: ({ actor, params }) => savedPlaces.unsave(actor, params.id, params.place),
    }),
    describeRoute({
      name: 'shareSavedList',
      method: 'POST',
      path: '/api/saved-lists/:id/share',
      who: members,
      params: any,
      status: 201,
      answer: z
        .strictObject({ token: z.string().meta({ description: fields.shareToken }) })
        .meta({ id: 'SharedLink', description: schemas.sharedLink }),
      limit: sharing,
      problems: notFound,
      handle: ({ actor, params }) => savedPlaces.share(actor, params.id),
    }),
    describeRoute({
      name: 'unshareSavedList',
      method: 'DELETE',
      path: '/api/saved-lists/:id/share',
      who: members,
      params: any,
      limit: sharing,
      problems: notFound,
      handle: ({ actor, params }) => savedPlaces.unshare(actor, params.id),
    }),
    // Not cached, so that a revoked link stops working at once.
    describeRoute({
      name: 'readSharedList',
      method: 'GET',
      path: '/api/shared-lists/:token',
      who: everybody,
      params: z.strictObject({ token: z.string().max(200) }),
      answer: z
        .strictObject({ name: z.string().nullable().meta({ description: fields.listName }), places: z.array(place) })
        .meta({ id: 'SharedList', description: schemas.sharedList }),
      limit: publicReading,
      problems: notFound,
      async handle({ params }) {
        const shared = await savedPlaces.shared(params.token)
        if (!shared) throw new Problem('saved_lists.not_found')
        return shared
      },
    }),
  ]
}
