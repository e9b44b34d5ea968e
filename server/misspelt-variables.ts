import { editDistance } from '#domain/wishes/edit-distance.ts'
import { knownVariables } from './config.ts'

/** Whatever begins like this is meant for the product. `GOOGLE_` and `NODE_` are not: other programs use them too. */
const ourPrefixes = [
  'AUTH_',
  'BACKUP_',
  'CLINIC_SOURCE_',
  'DATABASE_',
  'LANGUAGE_MODEL_',
  'OPERATOR_',
  'PLANNER_',
  'SMTP_',
  'TOURAPI_',
]

// In letters, without underscores. A name as short as PORT is too near to others.
const shortestWithSlip = 6
const shortestWithMoreSlips = 12

/**
 * One sentence for each variable that looks like one of ours and is none. The product would silently start without it:
 * with `DATABASEURL`, on a database of its own.
 */
export function describeMisspeltVariables(variables: NodeJS.ProcessEnv): string[] {
  return Object.entries(variables).flatMap(([name, value]) => {
    if (value === '' || knownVariables.includes(name)) return []
    const meant = findMeant(name)
    return meant === null
      ? []
      : [`${name} is set, and the product does not know it. Did you mean ${meant}? See docs/operations/settings.md.`]
  })
}

function findMeant(name: string): string | null {
  const written = simplify(name)
  const near = knownVariables.filter((known) => isNear(written, simplify(known)))
  const prefix = ourPrefixes.find((one) => name.startsWith(one))
  const alike = near.length > 0 || prefix === undefined ? near : knownVariables.filter((one) => one.startsWith(prefix))
  const [nearest] = alike.toSorted((one, other) => distance(written, one) - distance(written, other))
  return nearest ?? null
}

/** The first letter is seldom wrong, and JIRA_URL is not HIRA_URL. */
function isNear(written: string, known: string): boolean {
  if (known.length < shortestWithSlip || written[0] !== known[0]) return false
  const slips = known.length < shortestWithMoreSlips ? 1 : 3
  return editDistance(written, known, slips) <= slips
}

function distance(written: string, known: string): number {
  return editDistance(written, simplify(known), Infinity)
}

function simplify(name: string): string {
  return name.toUpperCase().replaceAll('_', '')
}
