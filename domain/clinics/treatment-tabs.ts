import type { ClinicTreatment } from './clinics.ts'

type Listed = { id: number; treatments: readonly ClinicTreatment[] }

/**
 * The clinics of the last of several tabs, given the lists of all tabs up to it. A clinic that holds fewer other
 * treatments comes first: an eye hospital before a general hospital with an eye department. A clinic of an earlier tab
 * is repeated only when nothing else is left, so that the tabs differ.
 */
export function pickLastTab<Clinic extends Listed>(lists: readonly (readonly Clinic[])[], count: number): Clinic[] {
  const taken = new Set<number>()
  let picked: Clinic[] = []
  for (const list of lists) {
    const bySpecialty = list.toSorted((one, other) => one.treatments.length - other.treatments.length)
    const fresh = bySpecialty.filter(({ id }) => !taken.has(id))
    const repeated = bySpecialty.filter(({ id }) => taken.has(id))
    picked = [...fresh, ...repeated].slice(0, count)
    for (const { id } of picked) taken.add(id)
  }
  return picked
}
