import face from './display-face.json' with { type: 'json' }

const outlines: Record<string, string> = face.outlines
const kerning: Record<string, string> = face.kerning

type Letter = { advance: number; outline: string }

/** One line of the display font as outlines: the same on every machine, whatever fonts it has. */
export function setLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / face.unitsPerEm
  let pen = 0
  const drawn = Array.from(text).map((character, index, characters) => {
    const { advance, outline } = letterOf(character)
    const at = pen
    pen += advance + kernBetween(character, characters[index + 1])
    return outline ? `<path transform="translate(${at} 0)" d="${outline}"/>` : ''
  })
  // A font's y grows upwards.
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${drawn.join('')}</g>`
}

export function widthOf(text: string, size: number): number {
  const units = Array.from(text).reduce(
    (sum, character, index, characters) =>
      sum + letterOf(character).advance + kernBetween(character, characters[index + 1]),
    0,
  )
  return (units * size) / face.unitsPerEm
}

/** Whether the display font has every character of it; a name in Hangul, for example, is drawn without words. */
export function canBeSet(text: string): boolean {
  return Array.from(text).every((character) => outlines[character] !== undefined)
}

function letterOf(character: string): Letter {
  const found = outlines[character] ?? outlines[' '] ?? ''
  const gap = found.indexOf(' ')
  return { advance: Number(found.slice(0, gap)), outline: found.slice(gap + 1) }
}

function kernBetween(left: string, right: string | undefined): number {
  if (right === undefined) return 0
  const pair = kerning[left]?.split(' ').find((entry) => entry.startsWith(right))
  return pair ? Number(pair.slice(right.length)) : 0
}

/** Breaks text at spaces into lines that fit; null if it does not fit into that many lines. */
export function breakLines(text: string, { size, width, lines }: { size: number; width: number; lines: number }) {
  const broken: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = broken.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size) <= width) broken[broken.length - 1] = longer
    else broken.push(word)
  }
  return broken.length <= lines && broken.every((line) => widthOf(line, size) <= width) ? broken : null
}
