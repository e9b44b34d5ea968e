import type { SharedTrip } from './saved-trips.ts'
import { mentionsTreatment } from './treatment-mentions.ts'
import type { TripDocument } from './trip-documents.ts'
import { hideClinics } from './trip-privacy.ts'

/**
 * A trip for a stranger: without clinics unless they are asked for, and never with the traveller's own sentences, in
 * which anything may stand. The words are those of the plan; they are empty where clinics were hidden.
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
        // The usual seed is a hash of all answers, by which they could be guessed.
        seed: 0,
        unplaced: plan.unplaced.filter(({ placeId }) => placeId !== null),
      },
    },
  }
}
