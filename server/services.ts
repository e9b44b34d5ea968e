import type { Operator } from '#domain/operator.ts'
import { createPlaces, type Places } from './places/places.ts'
import type { Database } from './platform/database/open-database.ts'
import type { PageNotes } from './platform/pages/pages.ts'

/** Every service of the product, built once. */
export type Services = { places: Places; operator: Operator | null }

/** What a page's loader may use: the services, the site's own origin, and its notes about the page itself. */
export type PageServices = Services & { page: PageNotes; siteOrigin: string }

type Parts = { database: Database; operator: Operator | null }

export function createServices({ database, operator }: Parts): Services {
  return { places: createPlaces({ database }), operator }
}
