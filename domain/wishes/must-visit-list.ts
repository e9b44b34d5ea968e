/** Numbers and signs before the lines of a list. */
export const wishBullets = /(?:^|[\s,])(?:\(?\d{1,2}[.)]|[①-⑳❶-❿]|\(\d{1,2}\))\s*(?=\p{L})|(?:^|\s)[-*•‣▪◦–—]\s+/gu

/** What separates the wishes of a must-visit text from each other, whatever they say. */
export const wishSeparators = /[\n\r;,、，；。|/+•·・→⇒>]|->|(?<!\b(?:mt|st|dr|no))\.(?:\s|$)|[!?！？]/giu

/** The parts of a must-visit text as a list, each as it was written. */
export function splitMustVisits(text: string): string[] {
  return text
    .replace(wishBullets, '\n')
    .split(wishSeparators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** A list as a must-visit text, which splits into the same list. */
export function joinMustVisits(parts: readonly string[]): string {
  return parts.join(', ')
}

/** Says whether a name stays one part of a list, so that it is read as one wish. */
export function isOneWish(name: string): boolean {
  return splitMustVisits(name).length === 1
}
