import type { StoryStop } from '#domain/trips/plan/trip-story.ts'

/** What a description says of a place, ready to stand in a sentence of ours. */
export type Description = {
  /** `the first and largest of the five palaces`, which can follow a name; null where it is a sentence of its own. */
  phrase: string | null
  /** The first sentence as it stands. */
  sentence: string
  rest: string
}

// A phrase has no verb of its own before it goes on with a comma or a clause.
const clause =
  /[,:;]| (?:that|which|where|who|whose|when|with|to|of which|in which|from which|on which|built|made|kept|cut|until|after|before|as) /u
const verb =
  /\b(?:is|are|was|were|has|have|had|stands|stand|lies|hangs|runs|leads|leaves|sells|shows|goes|comes|keeps|opens|opened|closes|begins|began|ends|makes|serves|rises|holds|fills|draws|sits|lives|looks|gathers?|meets?|grows?|became|becomes|boils?|turns|covers?|plays?|carries|faces|shares?|does|did|can|may|must|will|should|brought|sleeps?|works?|smells?)\b/u

// A person is no place, and what a museum shows is not the museum.
const person = /^(?:A|An|The) (?:(?! of )[^,:;])* who /u
const shows = /museum|memorial/iu
const houses = /museum|memorial|collection|house|hall|building|galler|palace/iu

/** Reads the description of a stop. A short stop gets its first sentence alone. */
export function describe({ place, minutes, because }: StoryStop): Description {
  const [first = '', ...more] = (place?.sentences ?? []).map(asSaid)
  const isBrief = minutes < 40 && !because.includes('must')
  const head = first.split(clause, 1)[0] ?? ''
  const core = head.replace(/^One of /u, '').split(/ (?:in|on|at|of|under|beside|from) /u, 1)[0] ?? ''
  const isContent = shows.test(place?.name.en ?? '') && !houses.test(core)
  const isPhrase = /^(?:A|An|The|One of) /u.test(first) && !verb.test(head) && !person.test(first) && !isContent
  return {
    phrase: isPhrase ? `${first.charAt(0).toLowerCase()}${first.slice(1).replace(/\.$/u, '')}` : null,
    sentence: first,
    rest: isBrief ? '' : more.join(' '),
  }
}

/** `lead: a long square …`, or the description as a sentence of its own. */
export function afterColon(lead: string, { phrase, sentence, rest }: Description): string {
  if (phrase === null || phrase.includes(':')) return joined(`${lead}.`, sentence, rest)
  return joined(`${lead}: ${phrase}.`, rest)
}

/** `lead, a long square …`; the lead must end with the name of the place. */
export function afterComma(lead: string, description: Description): string {
  const { phrase, sentence, rest } = description
  return phrase === null ? joined(`${lead}.`, sentence, rest) : joined(`${lead}, ${phrase}.`, rest)
}

/** `Insadong-gil is a long street …`; without a phrase the fallback leads. */
export function asSubject(name: string, fallback: string, description: Description): string {
  const { phrase, rest } = description
  // "Yangjae Stream is a stream …" says the word twice.
  const kind = name.toLowerCase().match(/\p{L}{4,}(?=\*\*)/u)?.[0]
  const repeats = kind !== undefined && phrase?.toLowerCase().includes(kind)
  return phrase === null || repeats ? afterColon(fallback, description) : joined(`${name} is ${phrase}.`, rest)
}

export function joined(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

/** A sentence of a description as it stands in running text. */
function asSaid(sentence: string): string {
  const text = sentence
    .replace(/\s+/gu, ' ')
    .replace(/!/gu, '.')
    .replace(/[\\*_`]/gu, String.raw`\$&`)
  return /[.?]["’”)]?$/u.test(text) ? text : `${text}.`
}
