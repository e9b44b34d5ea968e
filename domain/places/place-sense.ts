// What somebody who guides visitors in Korea knows about a place. It is an editor's judgement and has no source.

/** The time of day at which a place is best. */
export const bestTimes = ['early', 'morning', 'day', 'late-afternoon', 'dusk', 'evening', 'night', 'any'] as const
export type BestTime = (typeof bestTimes)[number]

/** How well a place suits the time from dusk on; `only`: there is nothing to see before. */
export const duskFits = ['only', 'best', 'ok', 'no'] as const
export type DuskFit = (typeof duskFits)[number]

/** How much of a visit is under a roof. */
export const shelters = ['all', 'half', 'none'] as const
export type Shelter = (typeof shelters)[number]

/** From 0 (a filler) to 3 (nobody on a first visit of its region leaves it out). */
export const headlines = [0, 1, 2, 3] as const
export type Headline = (typeof headlines)[number]

/** 0: level, or with lifts; 1: some steps or a slope; 2: many steps. */
export const stairLevels = [0, 1, 2] as const
export type StairLevel = (typeof stairLevels)[number]

/** Days of every year, MM-DD and both inclusive, and what there is then, such as blossom or ice. */
export type SenseSeason = { from: string; to: string; what: string }

/** An unknown value is null or an empty list, and never guessed. */
export type PlaceSense = {
  headline: Headline | null
  best: BestTime | null
  /** When a street, market or beach is alive, which its opening hours do not say. */
  activeHours: readonly [from: string, to: string] | null
  dusk: DuskFit | null
  /** The age from which a child can come; 0 with a pram. */
  childFrom: number | null
  /** Whether children come for it; null if unknown. */
  forChildren: boolean | null
  stairs: StairLevel | null
  /** The way on foot of a usual visit. */
  walkKm: number | null
  shelter: Shelter | null
  seasonBest: SenseSeason[]
  seasonAvoid: SenseSeason[]
  /** What is eaten there, as menus write it in Latin letters; the most important first. */
  dish: string[]
  /** Where a tour or boat starts. */
  startsAt: string | null
  bring: string | null
  /** The official page that sells tickets. */
  tickets: string | null
  /** What to see or do, in a sentence each. */
  highlights: string[]
  tip: string | null
  /** Ids of places that go well before or after it. */
  goesWith: string[]
}

export const unknownSense = {
  headline: null,
  best: null,
  dusk: null,
  shelter: null,
  activeHours: null,
  forChildren: null,
  childFrom: null,
  stairs: null,
  walkKm: null,
  seasonBest: [],
  seasonAvoid: [],
  highlights: [],
  tip: null,
  dish: [],
  goesWith: [],
  startsAt: null,
  bring: null,
  tickets: null,
} as const satisfies PlaceSense

/** What plans read of it. */
export type PlannedSense = Pick<
  PlaceSense,
  | 'headline'
  | 'best'
  | 'dusk'
  | 'activeHours'
  | 'seasonBest'
  | 'seasonAvoid'
  | 'childFrom'
  | 'forChildren'
  | 'stairs'
  | 'walkKm'
  | 'tip'
  | 'dish'
>

/** Limits for editors: characters of a line and of a sentence, entries of a list. */
export const senseLimits = { line: 80, sentence: 300, seasons: 6, dishes: 6, highlights: 6, goesWith: 6 } as const

/** In the order of the editor's form. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the type of its keys
export const senseFields = Object.keys(unknownSense) as (keyof PlaceSense)[]
