/** Control characters besides line breaks and tabs, and halves of characters. */
const unwanted = /[^\P{Cc}\n\t]|\p{Cs}/gu

/** Characters that turn the direction of the text after them, and so of the words beside it. */
export const turning = /[\u202A-\u202E\u2066-\u2069]/gu

/** What somebody typed, to be stored and shown beside other words. A browser sends a line break as two characters. */
export function plainText(typed: string): string {
  return typed.replaceAll('\r\n', '\n').replaceAll(turning, '').replaceAll(unwanted, '').trim()
}

/** The same, on one line. */
export function plainLine(typed: string): string {
  return plainText(typed).replaceAll(/\s+/gu, ' ')
}
