import type { TripSteps } from '#domain/trips/answers/trips.ts'
import { grouped } from '#locales/en/site/figures.ts'

/** The summary of the answers for the operator. Treatments are left out; the traveller can write about them. */
function summary({ step1, step2 }: TripSteps): string {
  const lines = [
    `Interests: ${step1.selectedInterests.join(', ')}`,
    step2.travelerType && `Travelling as: ${step2.travelerType}`,
    `Money a day: about ${grouped(step2.dailyBudgetRange)} won each`,
    step2.totalBudget && `Budget in all: ${step2.totalBudget}`,
    step2.activityIntensity && `Pace: ${step2.activityIntensity}`,
    step2.accommodationType && `Staying in: ${step2.accommodationType}`,
    step2.areaPreferences.length > 0 && `Areas: ${step2.areaPreferences.join(', ')}`,
    step2.mustVisitPlaces && `Must-visit places: ${step2.mustVisitPlaces.replaceAll(/\s*\n\s*/gu, ', ')}`,
    step2.languageSupport === 'yes' && `Help with the language: ${step2.languageDetails.join(', ') || 'yes'}`,
    step1.arrival && `Lands: ${step1.arrival.airport} ${step1.arrival.time}`,
    step1.departure && `Leaves: ${step1.departure.airport} ${step1.departure.time}`,
  ]
  return lines.filter(Boolean).join('\n')
}

export const vipRequest = {
  title: 'Your VIP plan',
  lead: (operator: string) =>
    `You asked for personal help. ${operator} will answer to your email address. Nothing is sent until you press the button below.`,
  closed:
    'You asked for personal help. This site has no operator who can answer, so nothing is sent and nobody will write to you. Your plan is complete without it.',
  offline: 'We could not check whether anyone can answer, because there is no connection right now.',
  again: 'Try again',
  name: 'Your name',
  email: 'Your email',
  phone: 'Your phone',
  message: 'What should we know?',
  sees: 'Sent with your request',
  dates: (from: string, to: string) => `${from} to ${to}`,
  summary,
  notSent: 'Beauty treatments are not sent. Mention them above if you want the operator to know.',
  consent: 'I agree that this request is sent to the operator and stored encrypted for at most twelve months',
  send: 'Send the request',
  sent: 'We have received your request',
  sentText: (operator: string) => `${operator} will answer to the email address you gave.`,
  mistakes: {
    name: 'Please enter your name.',
    email: 'Please enter an email address, such as name@example.com.',
    consent: 'Without your consent nothing is sent.',
  },
  failed: {
    title: 'The request was not sent',
    offline: 'There is no connection right now. What you wrote is still here.',
  },
}
