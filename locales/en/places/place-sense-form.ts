import { placeSense } from './place-sense.ts'

/** The part of the form for places that is about an editor's own judgement. */
export const senseForm = {
  words: {
    ...placeSense,
    forChildren: { yes: 'Yes', no: 'No' },
    from: 'From',
    to: 'Until',
    what: 'What there is then',
    seasonBest: {
      one: (nth: number) => `Best season ${nth}`,
      add: 'Add a best season',
      remove: (nth: number) => `Remove best season ${nth}`,
      removeWord: 'Remove',
    },
    seasonAvoid: {
      one: (nth: number) => `Season ${nth} to avoid`,
      add: 'Add a season to avoid',
      remove: (nth: number) => `Remove season ${nth} to avoid`,
      removeWord: 'Remove',
    },
  },
  section: {
    title: 'What a guide knows',
    lead: 'Your own judgement. It needs no source, and pages mark it as an editor’s. Leave out what you are not sure of.',
  },
  fields: {
    headline: 'Weight on a first visit',
    best: 'Best time of day',
    activeHours: 'When it is alive',
    dusk: 'After dusk',
    childFrom: 'Children from the age of',
    forChildren: 'Children come for it',
    stairs: 'Stairs',
    walkKm: 'Way on foot, in km',
    shelter: 'Rain and heat',
    seasonBest: 'Best seasons',
    seasonAvoid: 'Seasons to avoid',
    dish: 'Dishes',
    startsAt: 'Where it starts',
    bring: 'What to bring',
    tickets: 'Official ticket page',
    highlights: 'What to see or do',
    tip: 'What nobody tells you',
    goesWith: 'Goes well with',
  },
  hints: {
    activeHours: 'For streets, markets and beaches: when a visit makes sense.',
    childFrom: '0 with a pram',
    dish: 'One a line, as menus write it in Latin letters',
    highlights: 'One sentence a line, at most six',
    goesWith: 'Ids of places, one a line: the last part of their addresses',
  },
  mistakes: {
    senseSeason: (label: string) => `${label}: enter both days as 11-01, and what there is then`,
    activeHours: 'When it is alive: enter two different times, or none',
    childFrom: 'Enter an age from 0 to 19, or nothing',
    walkKm: 'Enter the way in kilometres, from 0 to 40, or nothing',
    goesWith: 'Goes well with: enter ids as in the addresses of places, such as changdeokgung',
  },
}
