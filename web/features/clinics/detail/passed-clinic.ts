import type { ListedClinic } from '#web/features/clinics/listing/listed-clinics.ts'

/** The card from which somebody came to the page of its clinic. It lies in the history, also across a deploy. */
export function passedClinic({ state }: { state: unknown }): ListedClinic | null {
  if (typeof state !== 'object' || state === null || !('clinic' in state)) return null
  const { clinic } = state
  return isListedClinic(clinic) ? clinic : null
}

function isListedClinic(clinic: unknown): clinic is ListedClinic {
  return typeof clinic === 'object' && clinic !== null && wanted.every((field) => field in clinic)
}

const wanted = ['id', 'name', 'treatments', 'procedures', 'pictureCredits', 'phoneNumber', 'website', 'scene']
