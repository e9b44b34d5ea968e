import { sceneOf } from '#domain/places/place-scenes.ts'
import type { SavedTrip, UnreadableTrip } from '#domain/trips/document/saved-trips.ts'
import { tripSummary, type TripSummary } from '#domain/trips/document/saved-trip-schemas.ts'
import { cityStays } from '#domain/trips/plan/trip-cities.ts'
import type { TripDocument } from '#domain/trips/document/trip-documents.ts'
import { hideClinics } from '#domain/trips/document/trip-privacy.ts'
import type { DataKey, Place } from '#server/platform/data-key/key-ring.ts'
import type { TripContent, TripRow } from './saved-trip-store.ts'

type Given = { name: string; document: TripDocument; keepsTreatments: boolean }

/** How trips are stored: everything that could reveal a treatment is encrypted, including the name. */
export function createTripSeal(dataKey: DataKey) {
  return {
    /** Without the traveller's consent, nothing about clinics and treatments is stored. */
    content(id: string, { name, document: given, keepsTreatments }: Given, at: Date): TripContent {
      const document = keepsTreatments ? given : hideClinics(given)
      const { startDate, endDate } = document.steps.step1
      const summary = summaryOf(document, { name, keepsTreatments })
      return {
        summary: dataKey.seal(JSON.stringify(summary), placeOf('summary', id)),
        document: dataKey.seal(JSON.stringify(document), placeOf('document', id)),
        startDate,
        endDate,
        at,
      }
    },

    summary: (id: string, summary: TripSummary): Buffer =>
      dataKey.seal(JSON.stringify(summary), placeOf('summary', id)),

    openSummary: (id: string, sealed: Buffer): TripSummary =>
      tripSummary.parse(JSON.parse(dataKey.open(sealed, placeOf('summary', id)))),

    openDocument(id: string, sealed: Buffer): TripDocument {
      // It was validated before encryption, and nobody else can write data that decrypts here.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      return JSON.parse(dataKey.open(sealed, placeOf('document', id))) as TripDocument
    },
  }
}

function summaryOf(document: TripDocument, { name, keepsTreatments }: Omit<Given, 'document'>): TripSummary {
  const stops = document.plan.days.flatMap((day) => day.stops).filter(({ placeId }) => placeId !== null)
  return {
    name,
    stays: cityStays(document.plan.days).map(({ city, nights }) => ({ city: city.name, nights })),
    stops: stops.length,
    picture: pictureOf(document),
    keepsTreatments,
  }
}

/** The picture of the first attraction, otherwise of the first place that is not a clinic. */
function pictureOf({ plan, places }: TripDocument): TripSummary['picture'] {
  const rows = plan.days.flatMap(({ stops }) => stops).flatMap(({ placeId }) => places[placeId ?? ''] ?? [])
  const row = rows.find(({ kind }) => kind === 'attraction') ?? rows.find(({ kind }) => kind !== 'clinic')
  if (!row) return null
  return { id: row.id, scene: sceneOf(row) }
}

export function presentTrip(row: TripRow, summary: TripSummary): SavedTrip {
  return {
    ...presentUnreadable(row),
    ...summary,
    version: row.version,
    link: row.isShared ? { showsClinics: row.shareShowsClinics } : null,
    calendar: row.hasCalendar ? { showsClinics: row.calendarShowsClinics } : null,
  }
}

/** What is known of a trip without its encrypted content. */
export function presentUnreadable({ id, startDate, endDate, changedAt, deletedAt }: TripRow): UnreadableTrip {
  return {
    id,
    startDate,
    endDate,
    changedAt: changedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }
}

function placeOf(column: 'summary' | 'document', row: string): Place {
  return { column: `mgk.saved_trips.${column}`, row }
}
