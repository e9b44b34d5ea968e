import type { Clinic } from '#domain/clinics/clinics.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import type { PlanRange } from '#domain/clinics/treatments.ts'
import type { ClinicReviews } from '#domain/reviews/reviews.ts'

/** Why there is no answer from the server. */
export type Trouble = 'offline' | 'failed'

/** The data of a clinic's page. Only the server has all of it, a card does not. */
export type ClinicDetails = {
  clinic: Clinic
  recovery: PlanRange[]
  /** Null in a copy on the device. */
  reviews: ClinicReviews | null
  /** The drawing for a clinic without a photograph. */
  scene: SceneName
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
  /** When the server gave it, in milliseconds since 1970. Only of a copy on the device. */
  keptAt?: number
}
