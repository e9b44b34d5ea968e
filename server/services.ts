import type { Operator } from '#domain/operator.ts'
import { type Contact, createContact } from './contact/contact.ts'
import { createPlaces, type Places } from './places/places.ts'
import type { DataKey } from './platform/data-key/key-ring.ts'
import type { Database } from './platform/database/open-database.ts'
import type { Jobs } from './platform/jobs/jobs.ts'
import type { RateLimits } from './platform/limits/rate-limits.ts'
import type { Outbox } from './platform/mail/outbox.ts'
import type { PageNotes } from './platform/pages/pages.ts'

/** Every service of the product, built once. */
export type Services = { places: Places; contact: Contact; operator: Operator | null }

/** What a page's loader may use: the services, the site's own origin, and its notes about the page itself. */
export type PageServices = Services & { page: PageNotes; siteOrigin: string }

type Parts = {
  database: Database
  dataKey: DataKey
  jobs: Jobs
  limits: Pick<RateLimits, 'take'>
  outbox: Outbox
  operator: Operator | null
}

export function createServices(parts: Parts): Services {
  return { places: createPlaces(parts), contact: createContact(parts), operator: parts.operator }
}
