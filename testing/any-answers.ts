import fc from 'fast-check'
import { emptySteps } from '#domain/trips/answers/trip-drafts.ts'
import {
  beautyCategories,
  languageHelps,
  socialOptions,
  type TripStep2,
  type TripStep3,
} from '#domain/trips/answers/trips.ts'

const step3Keys = [
  'beautyInterest',
  'beautyCategories',
  'plasticSurgeryType',
  'socialMediaInterest',
  'socialMediaOptions',
  'vipPlan',
  'fullName',
  'email',
  'phone',
] as const

/** Answers of steps 2 and 3 as forms keep them, in every combination of open and closed questions. */
export const anyAnswers: fc.Arbitrary<{ step2: TripStep2; step3: TripStep3 }> = fc.record({
  step2: fc.record({
    ...fixed(emptySteps.step2),
    languageSupport: fc.constantFrom('yes', 'no', null),
    languageDetails: fc.subarray([...languageHelps]),
  }),
  step3: fc.record(
    {
      beautyInterest: fc.constantFrom('interested', 'not-interested', null),
      beautyCategories: fc.subarray([...beautyCategories]),
      plasticSurgeryType: fc.constantFrom('', 'rhinoplasty'),
      treatmentOn: fc.constantFrom('2027-05-02', '2027-05-03'),
      ownClinic: fc.constantFrom({}, { at: '11:00', area: 'Apgujeong' }),
      socialMediaInterest: fc.constantFrom('yes', 'no', null),
      socialMediaOptions: fc.subarray([...socialOptions]),
      vipPlan: fc.constantFrom('yes', 'no', null),
      fullName: fc.constantFrom('', 'Avery Quill'),
      email: fc.constantFrom('', 'avery@example.com'),
      phone: fc.constantFrom('', '+1 555 010 4477'),
    },
    { requiredKeys: [...step3Keys] },
  ),
})

type Sent = { step2: TripStep2; step3: Omit<TripStep3, 'fullName' | 'email' | 'phone'> }

/** Step by step what a form with these answers shows, and so what may leave the device. */
export function visibleAnswers({ step2, step3 }: { step2: TripStep2; step3: TripStep3 }): Sent {
  const shown: Sent = {
    step2: { ...step2, languageDetails: [] },
    step3: {
      beautyInterest: step3.beautyInterest,
      beautyCategories: [],
      plasticSurgeryType: '',
      socialMediaInterest: step3.socialMediaInterest,
      socialMediaOptions: [],
      vipPlan: step3.vipPlan,
    },
  }
  if (step2.languageSupport === 'yes') shown.step2.languageDetails = step2.languageDetails
  if (step3.socialMediaInterest === 'yes') shown.step3.socialMediaOptions = step3.socialMediaOptions
  if (step3.beautyInterest !== 'interested') return shown
  shown.step3.beautyCategories = step3.beautyCategories
  const kinds: readonly string[] = step3.beautyCategories
  if (kinds.includes('Medical Treatment') || kinds.includes('Plastic Surgery'))
    shown.step3.plasticSurgeryType = step3.plasticSurgeryType
  const isTreated = ['Skin Treatment', 'Medical Treatment', 'Plastic Surgery'].some((kind) => kinds.includes(kind))
  if (isTreated && step3.treatmentOn !== undefined) {
    shown.step3.treatmentOn = step3.treatmentOn
    if (step3.ownClinic) shown.step3.ownClinic = step3.ownClinic
  }
  return shown
}

function fixed<Fields extends object>(fields: Fields): { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> } {
  const entries = Object.entries(fields).map(([name, value]) => [name, fc.constant(value)])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same fields
  return Object.fromEntries(entries) as { [Name in keyof Fields]: fc.Arbitrary<Fields[Name]> }
}
