/**
 * Which places to visit on which day, in which order. Every number is whole: times in one unit of the caller's choice
 * (minutes for a trip), money in one unit, scores too; sums are then exact and one input has one answer.
 */
export type Problem = {
  places: readonly Place[]
  days: readonly Day[]
  /** How long the way takes for one who leaves at `depart`; from and to are locations. */
  travel: (from: number, to: number, depart: number) => number
  /** The hours from which `travel` answers differently; none when it never does. */
  travelChangesAt?: readonly number[]
  /** What the way costs; nothing when absent. */
  fare?: (from: number, to: number) => number
  /** The most that all days together may cost. */
  budget?: number
  precedence?: readonly Precedence[]
}

export type Place = {
  id: string
  location: number
  score: number
  service: number
  /** So long one may stay to wait less for what follows; `service` when absent. */
  longest?: number
  /** For each day, when the visit may begin. No span: closed. In order, without overlap. */
  windows: readonly (readonly Opening[])[]
  cost?: number
  kinds?: readonly string[]
  /** The meals it serves; such a place is visited as one of them and never otherwise. */
  meals?: readonly string[]
  /** Worth more than any number of places that need not be, and as much as `worth` minimums; 1 when absent. */
  must?: boolean
  worth?: number
  forbiddenDays?: readonly number[]
}

/** Both ends belong to it. */
export type Span = { from: number; to: number }

/** `until`: when it closes on those who are there; `service` after `to` when absent. */
export type Opening = Span & { until?: number }

export type Day = {
  /** Locations. */
  start: number
  end: number
  from: number
  to: number
  budget?: number
  counts?: readonly Count[]
  /** One of each is had on that day, begun within its hours. */
  meals?: readonly Meal[]
  /**
   * Longer nobody waits between two stops. Each quarter of an hour begun beyond it is as bad as `worth` missed
   * minimums.
   */
  longestWait?: { minutes: number; worth: number }
  /**
   * What a unit of time on the way is set against the scores as; nothing when absent. Minimums come first all the
   * same.
   */
  travelWorth?: number
}

/** `worth`: how many other minimums one stop towards this one is worth; 1 when absent. */
export type Count = { kind: string; min?: number; max?: number; worth?: number }
export type Meal = Span & { name: string; worth?: number }

/** `after` is visited only when `before` is, at least `minDays` later; 0 means later on the same day or after it. */
export type Precedence = { before: string; after: string; minDays: number }

export type Stop = { placeId: string; meal: string | null; arrive: number; start: number; leave: number }
export type PlannedDay = { stops: Stop[]; leave: number; back: number; cost: number }

/**
 * A minimum of a day that the plan misses. A meal counts as a kind of its own name, and so does a `wait` that is too
 * long.
 */
export type Shortfall = { day: number; kind: string; missing: number }

export type Unplaced = { placeId: string; reason: Reason }

/**
 * What keeps a place out. Alone in an empty plan: `closed` on every day, `forbidden` on every day it is open, `too_far`
 * to be there and back in time, over the `budget`. Otherwise it fits alone, and beside the plan it
 * `needs` another place, finds no room under a maximum of its kind (`count`), in the budget (`no_money`), or in the
 * days (`no_time`). `no_gain`: there is room, but no score.
 */
export type Reason =
  | 'closed'
  | 'forbidden'
  | 'too_far'
  | 'budget'
  | 'needs'
  | 'count'
  | 'no_money'
  | 'no_time'
  | 'no_gain'

export type Result = {
  days: PlannedDay[]
  score: number
  cost: number
  shortfalls: Shortfall[]
  unplaced: Unplaced[]
  /** No plan has a higher score. */
  bound: number
  /** The plan is shown to be the best: it reaches the bound. */
  proven: boolean
  iterations: number
  stoppedBy: 'proof' | 'iterations' | 'asked'
}
