const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of a text that a service wrote with markup, as one line of at most `longest` characters. */
export function plainText(text: string, longest: number): string {
  return (
    text
      .replace(/<[^<>]*>/g, '')
      .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, readEntity)
      // oxlint-disable-next-line no-control-regex -- these are what is taken out
      .replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ')
      .trim()
      .slice(0, longest)
  )
}

function readEntity(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  if (Number.isNaN(code)) return entities[name.toLowerCase()] ?? whole
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}
