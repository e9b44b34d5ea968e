import { type Clinic, type ClinicTreatment, showClinic } from '#domain/clinics/clinics.ts'
import { basisOfClinic, namedSources } from '#domain/clinics/clinic-sources.ts'
import type { PlaceFilter } from '#domain/places/place-lists.ts'
import { unknownSense } from '#domain/places/place-sense.ts'
import { rowSource } from '#domain/places/place-sources.ts'
import type { Place, PlaceSource, PlaceTag } from '#domain/places/places.ts'
import type { ClinicTraits } from '#domain/trips/plan/plans.ts'
import { regionOf } from '#domain/korea/region-of.ts'
import { siteName } from '#locales/en/site/site-name.ts'

/** The length of a visit in plans: a consultation. Clinics do not give one. */
const visitMinutes = 60

/** A clinic as a row of the catalogue of places. Its province may be unknown. */
export type ClinicPlace = Omit<Place, 'province'> & { province: Place['province'] | null; clinic?: ClinicTraits }

const tagOfTreatment: Record<ClinicTreatment, PlaceTag> = {
  'plastic-surgery': 'surgery',
  'skin-clinics': 'skin',
  'eye-surgery': 'medical',
  dental: 'medical',
  'stem-cell': 'medical',
  other: 'medical',
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets the type of its keys
const tagged = Object.entries(tagOfTreatment) as [ClinicTreatment, PlaceTag][]

function clinicPlaceId(id: number): string {
  return `clinic-${id}`
}

export function clinicIdOf(placeId: string): number | null {
  const id = /^clinic-(\d{1,16})$/.exec(placeId)?.[1]
  return id === undefined ? null : Number(id)
}

/**
 * Converts a filter of places to a filter of clinics; null if no clinic can match. A search for words finds only
 * places, because clinics have their own search.
 */
export function clinicFilterOf(filter: PlaceFilter) {
  const { words, kinds, category, interest, tags, area, budget, province, district, box, near, open } = filter
  const treatments = tags.map((tag) => tagged.filter(([, other]) => other === tag).map(([treatment]) => treatment))
  const isOfPlaces = words !== '' || category !== null || area !== null || budget !== null
  const isOfOthers = (kinds.length > 0 && !kinds.includes('clinic')) || (interest !== null && interest !== 'beauty')
  if (isOfPlaces || isOfOthers || treatments.some((any) => any.length === 0)) return null
  return { treatments, province, district, box, near, open }
}

/** The pages that prove that a clinic exists, in the format of places. */
function pagesOf(clinic: Clinic): PlaceSource[] {
  return namedSources(clinic)
    .filter(({ says }) => says.includes('existence'))
    .map(({ address, publisher, readOn, pageDate }) => {
      return { address, publisher, readOn, pageDate, facts: ['existence'], disputes: [] }
    })
}

/** The row of a real clinic; null for a sample, or if its position is unknown. */
export function clinicPlace(given: Clinic): ClinicPlace | null {
  const clinic = showClinic(given)
  const { lat, lng, isSample, rating } = clinic
  if (lat === null || lng === null || isSample) return null
  const basis = basisOfClinic(clinic)
  const sources = basis === 'sourced' ? pagesOf(clinic) : []
  const credit = clinic.pictureCredits.find(({ url }) => url === clinic.image)
  return {
    ...unknownSense,
    diet: [],
    lat,
    lng,
    rating,
    id: clinicPlaceId(clinic.id),
    name: { en: clinic.name, ko: clinic.nameKo },
    aliases: [],
    description: clinic.description,
    area: null,
    province: clinic.province ?? regionOf({ lat, lng })?.province ?? null,
    district: clinic.district ?? { en: '', ko: '' },
    address: clinic.address,
    station: null,
    kind: 'clinic',
    categories: [],
    interests: ['beauty'],
    clinic: {
      languages: clinic.languages,
      isRegistered: clinic.registration !== null,
      treatments: clinic.treatments,
    },
    tags: [...new Set(clinic.treatments.map((treatment) => tagOfTreatment[treatment]))],
    hours: clinic.hours,
    closed: [],
    exceptions: {},
    lastEntry: null,
    seasons: [],
    access: 'walk-in',
    fame: null,
    cost: null,
    visitMinutes,
    cuisine: null,
    budgetLevel: null,
    permanentlyClosed: false,
    otherNames: { ja: null, zh: null },
    phone: clinic.phoneNumber || null,
    website: clinic.website || null,
    image: credit ? { ...credit, cpyrhtDivCd: null } : null,
    scene: null,
    basis,
    source: basis === 'sourced' ? rowSource(sources) : clinic.source,
    checkedOn: clinic.checkedOn,
    sources,
    version: clinic.version,
    origin: 'clinics',
    pickedOn: null,
    isMGKPick: false,
    isTrending: false,
    locationQuality: 'usual',
    // An editor of this directory gave the rating on that day.
    ratingSource: rating === null || clinic.ratedOn === null ? null : `${siteName}, ${clinic.ratedOn}`,
    ratingCount: null,
    updatedOn: clinic.updatedOn,
  }
}
