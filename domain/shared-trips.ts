import type { SharedTrip } from './saved-trips.ts'
import { mentionsTreatment } from './treatment-mentions.ts'
import type { TripDocument } from './trip-documents.ts'
import { hideClinics } from './trip-privacy.ts'

/**
 * A trip for people who are not its owner: without clinics unless the owner shows them, and never with free text that
 * the traveller typed. The trip's text is empty when clinics were hidden.
 */
export function shareTrip(
  name: string,
  document: TripDocument,
  { showsClinics }: { showsClinics: boolean },
): SharedTrip {
  const shown = showsClinics ? document : hideClinics(document)
  const { steps, plan } = shown
  const clinics = Object.values(document.places).filter(({ kind }) => kind === 'clinic')
  const namesClinic = clinics.some((place) => place.name.en !== '' && name.includes(place.name.en))
  return {
    name: showsClinics || !(namesClinic || mentionsTreatment(name)) ? name : null,
    document: {
      ...shown,
      steps: {
        ...steps,
        step2: { ...steps.step2, totalBudget: '', mustVisitPlaces: '' },
        step3: { ...steps.step3, plasticSurgeryType: '' },
      },
      plan: {
        ...plan,
        // The default seed is a hash of all answers, so answers could be guessed from it.
        seed: 0,
        unplaced: plan.unplaced.filter(({ placeId }) => placeId !== null),
      },
    },
  }
}
