import type { PlaceSense, SenseSeason, Shelter, StairLevel } from '#domain/places/place-sense.ts'
import type { Place, PlaceKind } from '#domain/places/places.ts'
import { capital } from '#locales/en/site/figures.ts'
import { placeSense } from './place-sense.ts'
import { season } from './seasons.ts'

const steps: Record<StairLevel, string> = {
  0: 'no steps, or a lift',
  1: 'some steps or a slope',
  2: 'many steps',
}

const shelters: Record<Shelter, string> = {
  all: 'Under a roof: good in rain and heat',
  half: 'Partly under a roof',
  none: 'In the open: no roof in rain or heat',
}

const dusk = { only: 'Only after dark', best: 'Good after dusk too', ok: 'Possible after dusk', no: 'Not after dusk' }

/** Kinds that are open longer than it makes sense to come. */
const livelyKinds: readonly PlaceKind[] = ['market', 'shopping', 'nightlife', 'street-food']

type Timed = Pick<Place, 'best' | 'dusk' | 'activeHours' | 'hours' | 'kind'>

/** Nothing about the dusk where the best time says it already, and no second hours where the opening hours say it. */
function times({ best, dusk: fit, activeHours, hours, kind }: Timed): string[] {
  const isSaid = best === 'night' || best === 'any' || ((best === 'dusk' || best === 'evening') && fit !== 'only')
  const isOpen = hours === null || hours === '24h' || livelyKinds.includes(kind)
  return [
    ...(best === null ? [] : [best === 'any' ? 'Good at any hour' : `Best ${placeSense.best[best].toLowerCase()}`]),
    ...(fit === null || isSaid ? [] : [dusk[fit]]),
    ...(activeHours === null || !isOpen ? [] : [`Come between ${activeHours[0]} and ${activeHours[1]}`]),
  ]
}

function onFoot({ walkKm, stairs }: Pick<PlaceSense, 'walkKm' | 'stairs'>): string[] {
  const way = walkKm === null || walkKm === 0 ? null : `About ${walkKm} km on foot`
  const parts = [way, stairs === null ? null : steps[stairs]].filter((part) => part !== null)
  return parts.length === 0 ? [] : [capital(parts.join(', '))]
}

function children({ childFrom, forChildren }: Pick<PlaceSense, 'childFrom' | 'forChildren'>): string[] {
  const isFor = forChildren ? ['Children come for it'] : []
  if (childFrom === null) return isFor
  if (childFrom >= 19) return ['For adults']
  return [...isFor, childFrom === 0 ? 'With a pram too' : `With children from about ${childFrom} years`]
}

/** What the page of a place says of an editor's judgement. */
export const placeSensePage = {
  heading: 'What a guide would tell you',
  whose: 'The judgement of the editors of this guide, without a source. Seasons are the usual ones.',
  highlights: 'What to see and do',
  tip: 'What few visitors know.',
  labels: {
    best: 'Best time of day',
    seasonBest: 'Best parts of the year',
    seasonAvoid: 'Parts of the year to avoid',
    onFoot: 'On foot',
    shelter: 'Rain and heat',
    children: 'Children',
    dish: 'Dishes',
    startsAt: 'Where it starts',
    bring: 'What to bring',
    tickets: 'Official ticket page',
  },
  shelters,
  times,
  onFoot,
  children,
  season: ({ from, to, what }: SenseSeason) => `${capital(what)}: ${season(from, to)}`,
  avoided: ({ from, to, what }: SenseSeason) => `Rather not from ${season(from, to)}: ${what}`,
  eaten: (dishes: readonly string[]) => `Eaten here: ${dishes.join(', ')}`,
  starts: (where: string) => `Start: ${where}`,
  brought: (what: string) => `Bring: ${what}`,
}
