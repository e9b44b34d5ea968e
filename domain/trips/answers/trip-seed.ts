import type { TripSteps } from './trips.ts'

/** The default seed: the same answers give the same plan, on the server and in a browser. */
export function seedOfSteps({ step1, step2, step3 }: TripSteps): number {
  return fnv1a(JSON.stringify([sorted(step1), sorted(step2), sorted(step3)]))
}

/** The answers by name, without contact data and unanswered questions. */
function sorted(step: object): [string, unknown][] {
  return Object.entries(step)
    .filter(([name, answer]) => !contact.has(name) && answer !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}
const contact = new Set(['fullName', 'email', 'phone'])

function fnv1a(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93)
  }
  return hash >>> 0
}
