/** Numbers and bullets at the start of list lines. */
export const wishBullets = /(?:^|[\s,])(?:\(?\d{1,2}[.)]|[①-⑳❶-❿]|\(\d{1,2}\))\s*(?=\p{L})|(?:^|\s)[-*•‣▪◦–—]\s+/gu

/** Separators between the entries of a must-visit text. */
export const wishSeparators = /[\n\r;,、，；。|/+•·・→⇒>]|->|(?<!\b(?:mt|st|dr|no))\.(?:\s|$)|[!?！？]/giu

/** Splits a must-visit text into its entries as typed. */
export function splitMustVisits(text: string): string[] {
  return text
    .replace(wishBullets, '\n')
    .split(wishSeparators)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** Joins entries into a must-visit text that splits into the same entries. */
export function joinMustVisits(parts: readonly string[]): string {
  return parts.join(', ')
}

/** Says whether a name stays one entry when the text is split. */
export function isOneWish(name: string): boolean {
  return splitMustVisits(name).length === 1
}
