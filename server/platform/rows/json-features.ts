import { isObject } from '#server/platform/outside/read-json.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { longestRecord } from './csv-records.ts'
import type { JsonLine } from './json-lines.ts'

const quote = 34
const comma = 44
const bracketEnd = 93
const backslash = 92
const braceStart = 123
const braceEnd = 125
const beginning = /"(?:features|elements)"\s*:\s*\[/

/** Whether a file that begins like this is one object around a list: a FeatureCollection, or an Overpass answer. */
export function beginsWithFeatures(start: string): boolean {
  const first = readWhole(start.split('\n', 1)[0] ?? '')
  if (first) return first['type'] === 'FeatureCollection' || Array.isArray(first['elements'])
  return start.trimStart().startsWith('{') && beginning.test(start)
}

/** The object on a line; null if the line is only the beginning of one. */
function readWhole(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : null
  } catch {
    return null // The list continues on other lines, or this is not JSON.
  }
}

/**
 * Reads the objects of that list piece by piece, numbered by their position; one that grows too long is not kept. A
 * file whose list does not end was cut off, and nothing of it can be trusted.
 */
export function createFeatureReader(file: string) {
  let held = ''
  let isInside = false
  let isOver = false
  let count = 0
  // The state of reading the current object.
  let at = 0
  let depth = 0
  let isQuoted = false
  let isSkipping = false

  function* read(piece: string, isLast: boolean): Generator<JsonLine> {
    if (isOver) return
    held += piece
    if (!isInside) enter()
    while (isInside && !isOver && at < held.length) {
      if (depth === 0) findNext()
      else if (readOn()) {
        count += 1
        yield { line: count, text: isSkipping ? null : held.slice(0, at) }
        held = held.slice(at)
        at = 0
        isSkipping = false
      }
      if (at >= held.length && depth > 0 && (isSkipping || held.length > longestRecord)) {
        isSkipping = true
        // One more if the character after a backslash comes with the next piece.
        at -= held.length
        held = ''
      }
    }
    if (isLast && !isOver) {
      throw new StartProblem(`The list of features in ${file} has no end, so it was cut off. Nothing was changed.`)
    }
  }

  function enter(): void {
    const found = beginning.exec(held)
    if (!found) return
    isInside = true
    held = held.slice(found.index + found[0].length)
  }

  /** Moves to the beginning of the next object, or to the end of the list. */
  function findNext(): void {
    while (at < held.length && (held.charCodeAt(at) === comma || held.charCodeAt(at) <= 32)) at += 1
    if (at === held.length) return
    const sign = held.charCodeAt(at)
    if (sign === bracketEnd) {
      isOver = true
      return
    }
    if (sign !== braceStart) {
      throw new StartProblem(`Behind feature ${count} of ${file} stands something else. Nothing was changed.`)
    }
    held = held.slice(at)
    at = 1
    depth = 1
  }

  /** True if the object has ended. */
  function readOn(): boolean {
    for (; at < held.length; at += 1) {
      const sign = held.charCodeAt(at)
      if (isQuoted) {
        if (sign === backslash) at += 1
        else if (sign === quote) isQuoted = false
      } else if (sign === quote) isQuoted = true
      else if (sign === braceStart) depth += 1
      else if (sign === braceEnd) {
        depth -= 1
        if (depth === 0) {
          at += 1
          return true
        }
      }
    }
    return false
  }

  return { read }
}
