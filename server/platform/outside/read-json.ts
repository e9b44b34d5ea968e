import { OutsideProblem } from './outside-problem.ts'

/** Parses the JSON of an answer; throws an `OutsideProblem` if it is not JSON. */
export function readJson(text: string, service: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new OutsideProblem('malformed', { service })
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
