import * as z from 'zod'
import {
  placeChanges,
  newPlace as newPlaceFields,
  placeCheck as placeCheckFields,
} from '#domain/places/place-edit-schemas.ts'
import { provinces } from '#domain/places/places.ts'
import { en } from '#locales/en.ts'
import { change } from '#server/platform/edits/change-answers.ts'
import { place } from './place-answers.ts'

const { fields: words, schemas } = en.api
const next = z.string().nullable().meta({ description: words.next })

/** A row of the catalogue itself. It is not a clinic, and its province is known. */
export const editedPlace = place
  .omit({ clinic: true })
  .extend({ province: z.enum(provinces) })
  .meta({ id: 'EditedPlace', description: schemas.editedPlace })

const deletedPlace = place
  .pick({
    id: true,
    name: true,
    description: true,
    lat: true,
    lng: true,
    area: true,
    district: true,
    kind: true,
    categories: true,
    tags: true,
    cuisine: true,
    cost: true,
    budgetLevel: true,
    basis: true,
    image: true,
    pickedOn: true,
    isMGKPick: true,
    scene: true,
    isTrending: true,
  })
  .extend({
    province: z.enum(provinces),
    isPriceSure: z.boolean().meta({ description: words.isPriceSure }),
    deletedAt: z.iso.datetime(),
    deletedBy: z.string().nullable().meta({ description: words.by }),
  })
  .meta({ id: 'DeletedPlace', description: schemas.deletedPlace })

export const deletedPlaces = z
  .strictObject({ places: z.array(deletedPlace), next })
  .meta({ id: 'DeletedPlaces', description: schemas.deletedPlaces })

export const uncheckedPlaces = z
  .strictObject({ places: z.array(editedPlace), next })
  .meta({ id: 'UncheckedPlaces', description: schemas.uncheckedPlaces })

export const placeConflict = z
  .looseObject({ current: editedPlace, changes: z.array(change) })
  .meta({ id: 'PlaceConflict', description: schemas.placeConflict })

export const newPlace = z.strictObject(newPlaceFields.shape).meta({ id: 'NewPlace', description: schemas.newPlace })

export const changesOfPlace = z
  .strictObject(placeChanges.shape)
  .meta({ id: 'PlaceChanges', description: schemas.placeChanges })

export const placeCheck = z
  .strictObject(placeCheckFields.shape)
  .meta({ id: 'PlaceCheck', description: schemas.placeCheck })
