import { dropControls } from './control-characters.ts'

const mostOctets = 75

/** Folds a property into lines of at most 75 octets of UTF-8, without splitting a character. */
export function writeProperty(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  let octets = 0
  for (const character of `${name}:${value}`) {
    const more = countOctets(character)
    if (octets + more > mostOctets) {
      lines.push(line)
      // The leading space of a continuation line counts as well.
      line = ' '
      octets = 1
    }
    line += character
    octets += more
  }
  return [...lines, line].map((each) => `${each}\r\n`).join('')
}

/** Escapes a value of type TEXT and removes characters that calendars do not accept. */
export function escapeText(text: string): string {
  return dropControls(text)
    .replaceAll(/[\\;,]/gu, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

function countOctets(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}
