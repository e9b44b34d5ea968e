import type { BriefField } from '#domain/wishes/brief/brief-chips.ts'
import { stepAddresses } from '#web/features/trips/steps/step-addresses.ts'

/** Where the question of a field stands on its step. */
const questions: Partial<Record<BriefField, string>> = {
  'step1.startDate': 'when',
  'step1.endDate': 'when',
  days: 'when',
  month: 'when',
  'step1.selectedInterests': 'interests',
  'step2.totalBudget': 'total-budget',
  'step2.dailyBudgetRange': 'daily-budget',
  'step2.accommodationType': 'accommodation',
  'step2.areaPreferences': 'areas',
  'step2.travelerType': 'travelers',
  'step2.mustVisitPlaces': 'must-visits',
  'step2.languageSupport': 'language',
  'step2.languageDetails': 'language',
  'step2.activityIntensity': 'pace',
  'step2.cities': 'cities',
  'step2.onlyTown': 'cities',
  'step2.nights': 'cities',
  'step2.diet': 'diet',
  'step2.party.adults': 'party',
  'step2.party.childAges': 'party',
  'step2.party.older': 'party',
  'step2.party.mobility': 'party',
  'step2.beds': 'beds',
  'step2.likes': 'likes',
  'step2.avoid': 'avoid',
  'step2.firstTime': 'first-time',
  'step2.car': 'car',
  'step2.wakeUp': 'hours',
  'step2.bedtime': 'hours',
  'step2.keptHours': 'kept-hours',
  'step3.beautyCategories': 'beauty',
  'step3.plasticSurgeryType': 'beauty',
  'step3.treatmentOn': 'beauty',
  'step3.ownClinic': 'beauty',
  'step3.socialMediaOptions': 'social',
}

export function addressOfField(field: BriefField): string {
  const step = field.startsWith('step2') ? 'step2' : field.startsWith('step3') ? 'step3' : 'step1'
  const question = questions[field]
  return question === undefined ? stepAddresses[step] : `${stepAddresses[step]}#${question}`
}
