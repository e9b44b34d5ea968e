import * as z from 'zod'
import { meta as described } from 'zod/mini'
import { clinicLanguages, clinicTreatments } from '#domain/clinics/clinics.ts'
import { placeLimits } from '#domain/places/place-lists.ts'
import { placeFacts } from '#domain/places/place-schemas.ts'
import { dietTags, placeKinds, provinces } from '#domain/places/places.ts'
import { sceneNames } from '#domain/site/scene-names.ts'
import { en } from '#locales/en.ts'

const words = en.api.fields
const { shape } = placeFacts
const count = z.int().nonnegative()
const degrees = z.number()
// Either name may be empty: a source may have only one name, and a clinic may have its address in one script only.
const name = z.strictObject({ en: z.string(), ko: z.string() })

const own = {
  ...shape,
  id: z.string(),
  name,
  description: z.string(),
  province: z.enum(provinces).nullable(),
  district: name,
  address: name,
  source: z.string().nullable().meta({ description: words.placeSource }),
  seasons: shape.seasons.check(described({ description: words.seasons })),
  fame: shape.fame.check(described({ description: words.fame })),
  access: shape.access.check(described({ description: words.access })),
  sources: shape.sources.check(described({ description: words.sources })),
  otherNames: z.strictObject({ ja: z.string().nullable(), zh: z.string().nullable() }),
  best: shape.best.check(described({ description: words.best })),
  activeHours: shape.activeHours.check(described({ description: words.activeHours })),
  dusk: shape.dusk.check(described({ description: words.dusk })),
  childFrom: shape.childFrom.check(described({ description: words.childFrom })),
  stairs: shape.stairs.check(described({ description: words.stairs })),
  walkKm: shape.walkKm.check(described({ description: words.walkKm })),
  headline: shape.headline.check(described({ description: words.headline })),
  shelter: shape.shelter.check(described({ description: words.shelter })),
  diet: z.array(z.enum(dietTags)).meta({ description: words.diet }),
  dish: shape.dish.check(described({ description: words.dish })),
  seasonBest: shape.seasonBest.check(described({ description: words.senseSeason })),
  seasonAvoid: shape.seasonAvoid.check(described({ description: words.senseSeason })),
  startsAt: shape.startsAt.check(described({ description: words.startsAt })),
  tickets: shape.tickets.check(described({ description: words.tickets })),
  goesWith: shape.goesWith.check(described({ description: words.goesWith })),
}

export const place = z
  .strictObject({
    ...own,
    version: z.int().positive().meta({ description: words.version }),
    origin: z.string().meta({ description: words.origin }),
    pickedOn: z.iso.date().nullable().meta({ description: words.pickedOn }),
    isMGKPick: z.boolean().meta({ description: words.isMGKPick }),
    isTrending: z.boolean().meta({ description: words.isTrending }),
    scene: z.enum(sceneNames).nullable().meta({ description: words.scene }),
    locationQuality: z.enum(['usual', 'low']).meta({ description: words.locationQuality }),
    rating: z.number().nullable(),
    ratingSource: z.string().nullable(),
    ratingCount: count.nullable(),
    updatedOn: z.iso.date(),
    clinic: z
      .strictObject({
        languages: z.array(z.enum(clinicLanguages)),
        isRegistered: z.boolean(),
        treatments: z.array(z.enum(clinicTreatments)).optional(),
      })
      .optional()
      .meta({ description: words.clinicTraits }),
  })
  .meta({ id: 'Place', description: en.api.schemas.place })

export const placeRows = z
  .strictObject({
    items: z.array(place).max(placeLimits.most),
    next: z.string().nullable().meta({ description: words.next }),
  })
  .meta({ id: 'PlaceList', description: en.api.schemas.placeList })

const pin = z
  .strictObject({
    id: z.string(),
    name,
    lat: degrees,
    lng: degrees,
    kind: z.enum(placeKinds),
    province: z.enum(provinces),
  })
  .meta({ id: 'PlacePin', description: en.api.schemas.placePin })

const cluster = z
  .strictObject({
    lat: degrees,
    lng: degrees,
    count,
    box: z.strictObject({ south: degrees, west: degrees, north: degrees, east: degrees }),
  })
  .meta({ id: 'PlaceCluster', description: en.api.schemas.placeCluster })

export const placePins = z
  .strictObject({ pins: z.array(pin), clusters: z.array(cluster), total: count })
  .meta({ id: 'PlacePins', description: en.api.schemas.placePins })
