import { tripSteps } from './trip-steps.ts'

/** Messages of the function that plans trips. */
export const tripFunction = {
  reading: 'Reading your wishes',
  ahead: (count: number) => (count === 0 ? 'You are next' : `${count} ahead of you`),
  searching: 'Choosing places and putting them in order',
  proving: 'Checking which wishes stand in each other’s way',
  noPlan: 'No place of this guide fits these wishes, so there is no plan. Try other dates, areas or interests.',
  busy: {
    own: 'Your network already has as many plans waiting as it may. Please wait for one of them, then try again.',
    all: 'More trips are being planned just now than fit in the queue. Please try again in a few seconds.',
  },
  overTime: 'The plan took too long and was given up. Please try again.',
  broken: 'Something went wrong on our side. Please try again.',
  /** For an invalid request: names the first invalid field. */
  misfit(field: string): string {
    const [step = '', name = ''] = field.split('.')
    if (field === 'seed') return 'The seed has to be a whole number that is not negative.'
    const word = Object.hasOwn(fieldWords, name) ? fieldWords[name] : undefined
    if (word !== undefined) return `The ${word} cannot be read, or lies outside of what a plan can cover.`
    return Object.hasOwn(stepWords, step) ? `${stepWords[step]} of the planner cannot be read.` : noSteps
  },
}

const noSteps = 'The three steps of the planner cannot be read.'
const fieldWords: Readonly<Record<string, string>> = tripSteps.lost.fields
const stepWords: Readonly<Record<string, string>> = { step1: 'Step 1', step2: 'Step 2', step3: 'Step 3' }
