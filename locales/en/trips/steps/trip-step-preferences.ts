import type { BeautyCategory, SocialOption } from '#domain/trips/answers/trips.ts'
import { grouped } from '#locales/en/site/figures.ts'

const categories: Record<BeautyCategory, string> = {
  'Skin Treatment': 'Skin Treatment',
  'Hair Care': 'Hair Care',
  'Plastic Surgery': 'Plastic Surgery',
  'Korean Skincare Shopping': 'Korean Skincare Shopping',
  'Medical Treatment': 'Medical Treatment',
}

const social: Record<SocialOption, string> = {
  Cafe: 'Cafe',
  Restaurants: 'Restaurants',
  'Hidden Gem': 'Hidden Gem',
  'Viral Location': 'Viral Location',
  'Instagrammable places only': 'Instagrammable places only',
}

/** Messages of step 3 of the planner. */
export const tripStepPreferences = {
  lead: 'This is the last step, and everything here is optional.',
  generate: 'Generate My Plan',
  beauty: {
    title: 'Beauty and treatments',
    options: { interested: 'Interested', 'not-interested': 'Not interested' },
    kinds: 'What are you interested in?',
    categories,
  },
  treatment: {
    title: 'Which treatment?',
    hint: 'For example: rhinoplasty, double eyelid surgery or LASIK. We use it only in your plan, to keep the recovery days free.',
    caution: 'A plan is not medical advice. Your clinic decides what is safe and when you can fly.',
    tooLong: (typed: number, longest: number) =>
      `Use at most ${grouped(longest)} characters. You have entered ${grouped(typed)}.`,
  },
  day: {
    title: 'Day of the treatment',
    hint: 'The plan keeps the day that your clinic gave you.',
    any: 'Any day',
    own: {
      title: 'Appointment at your own clinic',
      hint: 'The plan keeps these hours free and puts no other clinic in their place.',
      none: 'None: choose a clinic for me',
      hourUnknown: 'Booked, the hour is not known yet',
    },
  },
  social: {
    title: 'Places for social media',
    yes: 'Yes',
    no: 'No',
    kinds: 'What would you like to share?',
    options: social,
  },
  vip: {
    title: 'VIP plan',
    hint: 'Once your plan is ready, you can ask the operator of this guide for personal help with it.',
    nobody: 'This site has no operator who could help you personally, so it asks for no contact data.',
    yes: 'Yes',
    no: 'No',
    contact: 'How to reach you',
    fullName: 'Full name',
    email: 'Email',
    phone: 'Phone',
    privacy: 'This stays on this device. It is not part of the plan, and we send it to nobody unless you agree later.',
  },
}
