import type { BestTime, DuskFit, Headline, Shelter, StairLevel } from '#domain/places/place-sense.ts'

const best: Record<BestTime, string> = {
  early: 'Early in the morning',
  morning: 'In the morning',
  day: 'By day',
  'late-afternoon': 'Late in the afternoon',
  dusk: 'At dusk',
  evening: 'In the evening',
  night: 'After dark',
  any: 'At any hour',
}

const dusk: Record<DuskFit, string> = {
  only: 'Only then',
  best: 'Best then',
  ok: 'Possible then',
  no: 'Not then',
}

const shelter: Record<Shelter, string> = {
  all: 'Under a roof',
  half: 'Partly under a roof',
  none: 'In the open',
}

const stairs: Record<StairLevel, string> = {
  0: 'Level, or with lifts',
  1: 'Some steps or a slope',
  2: 'Many steps',
}

const headline: Record<Headline, string> = {
  0: 'A filler',
  1: 'Worth it with time',
  2: 'Most visitors go',
  3: 'Nobody leaves it out',
}

/** What an editor who guides visitors knows about a place: the form and the page of the place share these words. */
export const placeSense = { best, dusk, shelter, stairs, headline }
