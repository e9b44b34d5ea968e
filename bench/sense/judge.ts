import { bedRules } from './beds.ts'
import { clinicRules } from './clinics.ts'
import { foodRules } from './food.ts'
import { headlineRules } from './headlines.ts'
import { hourRules } from './hours.ts'
import { peopleRules } from './people.ts'
import { promiseRules } from './promises.ts'
import type { Trip } from './read-trip.ts'
import type { Rule } from './rule.ts'
import { seasonRules } from './seasons.ts'
import { wayRules } from './ways.ts'

/** 3: a Korean laughs or somebody is harmed. 2: odd. */
export type Finding = { rule: string; severity: 2 | 3; text: string }

export const rules: readonly Rule[] = [
  ...bedRules,
  ...headlineRules,
  ...hourRules,
  ...seasonRules,
  ...foodRules,
  ...clinicRules,
  ...peopleRules,
  ...wayRules,
  ...promiseRules,
]

/** What somebody who knows Korea would find odd about a plan, by code that the planner does not share. */
export function judgeSense(trip: Trip): Finding[] {
  return rules.flatMap(({ name, severity, find }) => find(trip).map((text) => ({ rule: name, severity, text })))
}
