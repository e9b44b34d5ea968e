import type { Clinic } from '#domain/clinics.ts'
import type { SceneName } from '#domain/scene-names.ts'
import type { PlanRange } from '#domain/treatments.ts'

/** Why the server's word does not come. */
export type Trouble = 'offline' | 'failed'

/** Everything that only the server knows of a clinic; a card does not have it. */
export type ClinicDetails = {
  clinic: Clinic
  recovery: PlanRange[]
  /** What is drawn where it has no photograph. */
  scene: SceneName
  /** The day in Seoul, YYYY-MM-DD. */
  today: string
}
