import type { ModelDay, ModelStop } from './model-day.ts'
import { findTimes, minutesBefore } from './model-words-clock.ts'
import { halfDayMark } from './model-words-numbers.ts'

const time = String.raw`(?<time>${halfDayMark}\d{1,2}:\d{2}|\b\d{1,2}:\d{2}(?:\s*[ap]\.?m\b)?|\b\d{1,2}\s*[ap]\.?m\b)`
const soon = String.raw`(?:\s+(?:its|the|doors|gates|time|is|are|daily|again|at|by|from|before|until|till|around|about))*\s+`

/** What a text may say of a time, and which times of the plan it then has to be. */
const timed: readonly {
  claim: RegExp
  of: (stop: ModelStop, next: ModelStop | undefined, day: ModelDay) => (string | null)[]
}[] = [
  {
    claim: claimOf(String.raw`(?:\bclos(?:es?|ed|ing)\b|\bshuts?\b|\bopen(?=\s+(?:until|till|to)\b))${soon}`),
    of: ({ closes }) => [closes],
  },
  {
    claim: claimOf(String.raw`\bopen(?:s|ing)?\b(?!\s+(?:until|till|to)\b)${soon}`),
    of: ({ opens }) => [opens],
  },
  {
    claim: claimOf(
      String.raw`\b(?:last\s+(?:entry|entries|admissions?|visitors?|orders?|tickets?)|let\s+in|admitted)\b[^.;:]{0,40}?`,
    ),
    of: ({ lastEntry, opens }) => [lastEntry, opens],
  },
  {
    claim: claimOf(
      String.raw`\b(?:stay|linger|remain|have)\b(?:(?!clos|open|last|shut)[^.;:]){0,60}?\b(?:until|till)\s+`,
    ),
    of: ({ leave }) => [leave],
  },
  {
    claim: claimOf(
      String.raw`\b(?:arriv(?:e|es|ing)|reach(?:es|ing)?|get\s+there)\b(?:(?!clos|open|last|leav|until|shut)[^.;:]){0,60}?\b(?:at|by)\s+`,
    ),
    of: ({ arrive }, _, { back }) => [arrive, back],
  },
  {
    claim: claimOf(
      String.raw`\b(?:leave|set\s+(?:out|off)|depart)\b(?:(?!clos|open|last|arriv|shut)[^.;:]){0,40}?\b(?:at|by)\s+`,
    ),
    of: (stop, next, { setOut }) => [setOut, stop.leave, setOutFor(stop), next ? setOutFor(next) : null],
  },
]

/** Claims about opening that no plan can confirm, because every stop of a plan is open when it is visited. */
const untimed =
  /\bclosed\b|(?<!\ba\s)\bclose\s+(?:early|late|for|down|today|its|every|during)\b|\bcloses\s+(?:on|early|late|for|down|today|its|every|in|during)\b|\bcloses\s*(?:[.,;]|$)|\bclosing\s+days?\b|\bshut(?:s|ters?|tered|down)?\b|\bclosures?\b|(?:\b(?:no[tr]?|never|no\s+longer)|n['’]t)\s+(?:(?:be|yet)\s+)?open\b|\bout\s+of\s+business\b|\bunder\s+(?:renovation|repair|construction)\b|\bday\s+off\b|\bno\s+(?:entry|admission)\b|\b(?:fully\s+booked|sold\s+out|cancell?ed|off\s+limits)\b|\bopen(?:s|ing)?\b[^.;:]{0,30}?\b(?:24\s*hours?|all\s+(?:day|night|week|year)|every\s*day|daily|seven\s+days|late|early)\b|\b(?:a?round)\s+the\s+clock\b|\b24\s*\/\s*7\b|\bnever\s+(?:closes|shuts)\b|\balways\s+open\b|\btwenty[\s-]four\s+hours\b/giu
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweek-?ends?\b|\bpublic\s+holidays?\b/giu

/**
 * Says whether a part of a text tells opening hours, an arrival or a departure that are not the plan's, or that a place
 * is closed or always open.
 */
export function hasForeignHours(
  given: string,
  { stops, facts, day }: { stops: readonly ModelStop[]; facts: string; day: ModelDay },
): boolean {
  let text = given
  for (const { claim, of } of timed) {
    const allowed = new Set(stops.flatMap((stop, index) => of(stop, stops[index + 1], day)))
    const isHeld = (found: RegExpExecArray) => findTimes(found.groups?.['time'] ?? '').some((one) => allowed.has(one))
    if (![...text.matchAll(claim)].every(isHeld)) return true
    // A time that was compared makes no claim without one.
    text = text.replaceAll(claim, ' ')
  }
  const isKnown = ([found]: RegExpExecArray) => facts.toLowerCase().includes(found.toLowerCase())
  const isToday = ([found]: RegExpExecArray) => found.toLowerCase() === day.weekday.toLowerCase()
  return (
    ![...text.matchAll(untimed)].every(isKnown) ||
    ![...text.matchAll(weekday)].every((found) => isToday(found) || isKnown(found))
  )
}

function claimOf(words: string): RegExp {
  return new RegExp(`${words}${time}`, 'giu')
}

function setOutFor({ arrive, way }: ModelStop): string {
  return minutesBefore(arrive, way?.minutes ?? 0)
}
