import { lostAnswers } from './steps/lost-answers.ts'
import { tripSteps } from './steps/trip-steps.ts'

/** Messages of the function that plans trips. */
export const tripFunction = {
  reading: 'Reading your answers',
  ahead: (count: number) => (count === 0 ? 'You are next' : `${count} ahead of you`),
  searching: 'Choosing places and putting them in order',
  proving: 'Checking which wishes conflict',
  noPlan: 'No place in this guide fits your answers, so there is no plan. Try other dates, areas or interests.',
  noHours:
    'Your flights leave no hours in Korea, so there is no plan. Please check their times, or choose other dates.',
  busy: {
    own: 'Too many plans are waiting from your network. Please wait for one of them, then try again.',
    all: 'Too many trips are being planned right now. Please try again in a few seconds.',
  },
  overTime: 'Planning took too long and was stopped. Please try again.',
  broken: 'Something went wrong on our side. Please try again.',
  past: tripSteps.past,
  /** For an invalid request: names the first invalid field. */
  misfit(field: string): string {
    const [step = '', name = ''] = field.split('.')
    if (field === 'seed') return 'The seed has to be a whole number that is not negative.'
    const word = Object.hasOwn(fieldWords, name) ? fieldWords[name] : undefined
    if (word !== undefined) return `The ${word} cannot be read or is outside the range of a plan.`
    return Object.hasOwn(stepWords, step) ? `${stepWords[step]} of the planner cannot be read.` : noSteps
  },
}

const noSteps = 'The three steps of the planner cannot be read.'
const fieldWords: Readonly<Record<string, string>> = lostAnswers.fields
const stepWords: Readonly<Record<string, string>> = { step1: 'Step 1', step2: 'Step 2', step3: 'Step 3' }
