/**
 * Which places to visit on which day, in which order. All numbers are integers: times in one unit of the caller
 * (minutes for a trip), money in one unit, and scores. So sums are exact, and the same input gives the same result.
 */
export type Problem = {
  places: readonly Place[]
  days: readonly Day[]
  /** The travel time for a departure at `depart`; `from` and `to` are locations. */
  travel: (from: number, to: number, depart: number) => number
  /** The times at which `travel` changes; empty if it never does. */
  travelChangesAt?: readonly number[]
  /** The fare of a leg; 0 if absent. */
  fare?: (from: number, to: number) => number
  /** The budget of all days together. */
  budget?: number
  precedence?: readonly Precedence[]
}

export type Place = {
  id: string
  location: number
  score: number
  service: number
  /** The longest stay, which may shorten a wait after it; `service` if absent. */
  longest?: number
  /** By day: the spans in which the visit may start, in order and without overlap. None if closed. */
  windows: readonly (readonly Opening[])[]
  cost?: number
  kinds?: readonly string[]
  /** The meals it serves. Such a place is visited only as one of them. */
  meals?: readonly string[]
  /** Outweighs any number of optional places, and equals `worth` minimums; 1 if absent. */
  must?: boolean
  worth?: number
  forbiddenDays?: readonly number[]
}

/** Both ends are included. */
export type Span = { from: number; to: number }

/** `until`: when visitors have to leave; `service` after `to` if absent. */
export type Opening = Span & { until?: number }

export type Day = {
  /** Locations. */
  start: number
  end: number
  from: number
  to: number
  budget?: number
  counts?: readonly Count[]
  /** Each of them is eaten once that day, starting within its hours. */
  meals?: readonly Meal[]
  /**
   * The longest wait between two stops. Each started quarter of an hour beyond it costs `worth` missed minimums.
   */
  longestWait?: { minutes: number; worth: number }
  /**
   * The cost of a unit of travel time in score; 0 if absent. Minimums still have priority.
   */
  travelWorth?: number
}

/** `worth`: the value of one stop towards this minimum, in other minimums; 1 if absent. */
export type Count = { kind: string; min?: number; max?: number; worth?: number }
export type Meal = Span & { name: string; worth?: number }

/** `after` is visited only when `before` is, at least `minDays` later; 0 means later on the same day or after it. */
export type Precedence = { before: string; after: string; minDays: number }

export type Stop = { placeId: string; meal: string | null; arrive: number; start: number; leave: number }
export type PlannedDay = { stops: Stop[]; leave: number; back: number; cost: number }

/**
 * A minimum that a day of the plan misses. A meal counts as a kind with its own name, and so does a long `wait`.
 */
export type Shortfall = { day: number; kind: string; missing: number }

export type Unplaced = { placeId: string; reason: Reason }

/**
 * Why a place is not in the plan. Even in an empty plan it is `closed` on every day, `forbidden` on every day on
 * which it is open, `too_far` for the time of a day, or over the `budget`. Otherwise it fits alone, but in this plan
 * it `needs` another place, exceeds the maximum of its kind (`count`) or the budget (`no_money`), or has no time left
 * (`no_time`). `no_gain`: it would fit, but does not improve the plan.
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
  /** An upper bound on the score of any plan. */
  bound: number
  /** Whether the plan is proved optimal: it reaches the bound. */
  proven: boolean
  iterations: number
  stoppedBy: 'proof' | 'iterations' | 'asked'
}
