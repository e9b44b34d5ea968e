import { dates } from '#locales/en/site/dates.ts'
import { duration, timeOfDay, won } from '#locales/en/site/figures.ts'
import { placeWords } from '#locales/en/places/place-words.ts'
import { sayBreach } from './trip-edits.ts'
import { tripPlanWords } from './trip-plan-words.ts'

function day(index: number, date: string): string {
  return `Day ${index + 1}, ${dates.writeBrief(new Date(`${date}T00:00:00Z`))}`
}

/** Messages of the editing controls. */
export const tripEditing = {
  minutes: duration,
  clock: timeOfDay,
  day,
  kinds: placeWords.kinds,
  breach: sayBreach,
  because: tripPlanWords.because,
  actions: {
    label: (name: string) => `Change ${name}`,
    lock: 'Lock',
    unlock: 'Unlock',
    lockHint: 'A locked stop keeps its day and time in every new plan.',
    alternatives: 'Alternatives',
    move: 'Move',
    stay: 'Length',
    remove: 'Remove',
    handle: (name: string) => `Move ${name}`,
    handleHint: 'Drag, or press Alt and an arrow key: up and down within the day, left and right to another day.',
  },
  move: {
    title: (name: string) => `Move ${name}`,
    earlier: 'Earlier',
    later: 'Later',
    first: 'It is the first stop of its day.',
    last: 'It is the last stop of its day.',
    toDay: 'To another day',
    keys: 'Keys: Alt + arrows',
  },
  stay: {
    title: (name: string) => `How long you stay at ${name}`,
    shorter: 'Shorter by 15 minutes',
    longer: 'Longer by 15 minutes',
  },
  shift: {
    title: 'Leave at another time',
    earlier: '30 min earlier',
    later: '30 min later',
  },
  alternatives: {
    title: (name: string) => `Instead of ${name}`,
    loading: 'Looking for places near your route…',
    none: 'Nothing else of this kind is near your route and open then.',
    failed: 'We could not look for alternatives. Please try again when you are online.',
    choose: 'Choose',
    chooseNamed: (name: string) => `Choose ${name}`,
    when: (arrive: string, leave: string) => `${timeOfDay(arrive)} to ${timeOfDay(leave)}`,
    way: (more: number) =>
      more === 0 ? 'Same travel time' : `${duration(Math.abs(more))} ${more > 0 ? 'more' : 'less'} travel`,
    cost: (more: number) => (more === 0 ? 'Costs the same' : `${won(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`),
  },
  add: {
    button: 'Add a stop',
    title: 'Add a stop',
    search: 'Search places',
    placeholder: 'A palace, a market, 경복궁…',
    where: 'When',
    anywhere: 'Where it fits best',
    found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
    results: 'Matching places',
    nothing: 'No places match.',
    saved: 'Your saved places',
    recommended: 'Recommended for this trip',
    add: 'Add',
    addNamed: (name: string) => `Add ${name}`,
    inPlan: 'In the plan',
    pause: 'Adding…',
  },
  history: { label: 'Changes', undo: 'Undo', redo: 'Redo', working: 'Changing the plan…' },
  regenerate: {
    day: 'New plan for this day',
    all: 'New plan around the locked stops',
    locked: (count: number) => (count === 1 ? '1 locked stop stays' : `${count} locked stops stay`),
  },
  notices: {
    title: (count: number) => (count === 1 ? 'This change causes a problem' : `This change causes ${count} problems`),
    refused: 'This cannot be changed',
    keep: 'Keep it',
    close: 'Close',
    undo: 'Undo',
    more: (count: number) => `and ${count} more`,
    onDay: (index: number, text: string) => `Day ${index + 1}: ${text}`,
    problems: {
      no_facts: 'There is no connection, and this device does not have the data for this change.',
      failed: 'The change did not work. The plan is unchanged.',
      changed: 'The trip was changed in another tab. Please look at it and try again.',
    },
    limited: 'Without a connection, we estimate travel by road only.',
  },
  announcements: {
    locked: (name: string) => `${name} is locked.`,
    unlocked: (name: string) => `${name} is no longer locked.`,
    removed: (name: string) => `${name} was removed from the plan.`,
    moved: (name: string, index: number, arrive: string) =>
      `${name} is now on day ${index + 1} at ${timeOfDay(arrive)}.`,
    added: (name: string, index: number, arrive: string) => `${name} is on day ${index + 1} at ${timeOfDay(arrive)}.`,
    replaced: (name: string, arrive: string) => `${name} instead, at ${timeOfDay(arrive)}.`,
    stay: (name: string, length: number) => `${name}: ${duration(length)}.`,
    shifted: (name: string, arrive: string) => `${name} arrives at ${timeOfDay(arrive)}.`,
    regenerated: 'Here is the new plan.',
    undone: 'Undone.',
    redone: 'Redone.',
    show: (index: number) => `Show day ${index + 1}`,
  },
  stop: { rest: 'the rest', lodging: 'the hotel', transfer: 'the move', unknown: 'this stop' },
}
