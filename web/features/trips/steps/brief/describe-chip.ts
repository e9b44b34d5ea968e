import { dailyBudget } from '#domain/trips/answers/trips.ts'
import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { dailyBudgetWords } from '#locales/en/trips/daily-budget.ts'
import { describeDiet, describeKept } from '#web/features/trips/steps/needs/describe-needs.ts'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'
import { tripStepBudget as budget } from '#locales/en/trips/steps/trip-step-budget.ts'
import { tripStepPreferences as preferences } from '#locales/en/trips/steps/trip-step-preferences.ts'
import { tripSteps as steps } from '#locales/en/trips/steps/trip-steps.ts'
import { tripBrief } from '#locales/en/trips/steps/trip-brief.ts'

/** The value of a chip in the words of the question that it answers. Empty where the name of the field says all. */
export function describeChip(chip: BriefChip): string {
  const { values } = tripBrief
  const { party } = tripNeeds
  switch (chip.field) {
    case 'step1.startDate':
    case 'step1.endDate':
    case 'step3.treatmentOn':
      return steps.writeLongDay(chip.value)
    case 'days':
      return values.days(chip.value)
    case 'month':
      return values.month(chip.value)
    case 'step1.selectedInterests':
      return steps.interests[chip.value]
    case 'step1.arrival':
    case 'step1.departure':
      return values.flight(steps.airports[chip.value.airport].name, chip.value.time)
    case 'step2.dailyBudgetRange':
      return dailyBudgetWords.aDay(chip.value, chip.value === dailyBudget.max)
    case 'step2.accommodationType':
      return budget.lodging.names[chip.value]
    case 'step2.travelerType':
      return budget.travelers.names[chip.value]
    case 'step2.languageSupport':
      return values.yes
    case 'step2.languageDetails':
      return budget.language.helps[chip.value].name
    case 'step2.activityIntensity':
      return budget.pace.paces[chip.value].name
    case 'step2.cities':
      return budget.cities.options[chip.value].name
    case 'step2.onlyTown':
      return chip.value === 'Jeju' ? chip.value : budget.cities.options[chip.value].name
    case 'step2.nights':
      return values.nights(chip.value.city, chip.value.nights)
    case 'step2.keptHours':
      return describeKept(chip.value, steps.writeDay)
    case 'step2.diet':
      return describeDiet([chip.value])
    case 'step2.party.adults':
      return String(chip.value)
    case 'step2.party.childAges':
      return values.childAge(chip.value)
    case 'step2.party.older':
      return ''
    case 'step2.party.mobility':
      return party.mobilities[chip.value]
    case 'step2.firstTime':
    case 'step2.car':
      return chip.value ? values.yes : values.no
    case 'step3.ownClinic':
      return [chip.value.at, chip.value.area].filter((part) => part !== undefined).join(', ')
    case 'step3.beautyCategories':
      return preferences.beauty.categories[chip.value]
    case 'step3.socialMediaOptions':
      return preferences.social.options[chip.value]
    case 'step2.totalBudget':
    case 'step2.areaPreferences':
    case 'step2.mustVisitPlaces':
    case 'step2.beds':
    case 'step2.likes':
    case 'step2.avoid':
    case 'step2.wakeUp':
    case 'step2.bedtime':
    case 'step3.plasticSurgeryType':
      return chip.value
  }
}
