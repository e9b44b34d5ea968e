const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  middot: '·',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
}

/** The text of a service's markup, as one line of at most `longest` characters. */
export function markupText(text: string, longest: number): string {
  return (
    text
      // A "<" that begins no tag belongs to the text, as in "1 < 2".
      .replace(/<(?:\/?[a-z]|!)[^<>]*>/gi, '')
      .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, readEntity)
      // oxlint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
      // Characters that change the direction of the text around them, and halves of surrogate pairs.
      .replace(/[\u202a-\u202e\u2066-\u2069\p{Cs}]/gu, '')
      .trim()
      .slice(0, longest)
      .replace(/\p{Cs}/gu, '')
  )
}

function readEntity(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  if (Number.isNaN(code)) return entities[name.toLowerCase()] ?? whole
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
