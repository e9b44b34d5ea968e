import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'

/** The card of the clinic, passed in the history state. It is validated, because it may be from before a deploy. */
export function passedClinic({ state }: { state: unknown }): ListedClinic | null {
  if (typeof state !== 'object' || state === null || !('clinic' in state)) return null
  const { clinic } = state
  return isListedClinic(clinic) ? clinic : null
}

function isListedClinic(clinic: unknown): clinic is ListedClinic {
  return typeof clinic === 'object' && clinic !== null && wanted.every((field) => field in clinic)
}

const wanted = [
  'id',
  'name',
  'treatments',
  'procedures',
  'pictureCredits',
  'phoneNumber',
  'website',
  'languages',
  'scene',
]
