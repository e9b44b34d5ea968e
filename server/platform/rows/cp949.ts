/**
 * CP949, in which Korean offices publish. Node's own "euc-kr" knows the 2,350 syllables of KS X 1001 and takes the
 * other 8,822 for control characters (Node 26.10, ICU 78); the web's knows them all. They fill, in the order of
 * Unicode, the places that KS X 1001 leaves free, so that the table can be worked out.
 */
const units = buildUnits()

/** Like a `TextDecoder` with `fatal`: throws a TypeError where bytes mean nothing. */
export function createCp949Decoder() {
  let lead: number | null = null

  function decode(bytes: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    const written = new Uint16Array(bytes.length + 1)
    let length = 0
    for (const byte of bytes) {
      if (lead === null && byte < 0x80) written[length++] = byte
      else if (lead === null) lead = byte
      else {
        const unit = units[lead * 256 + byte]
        if (!unit) throw new TypeError('two bytes mean nothing in CP949')
        written[length++] = unit
        lead = null
      }
    }
    if (!stream && lead !== null) throw new TypeError('the text ends in the middle of a character')
    return Buffer.from(written.buffer, 0, length * 2).toString('utf16le')
  }

  return { decode }
}

/** The code unit of each pair of bytes; 0 where there is none. */
function buildUnits(): Uint16Array {
  const table = new Uint16Array(65_536)
  const standard = new TextDecoder('euc-kr')
  const taken = new Set<number>()
  for (let lead = 0xa1; lead <= 0xfd; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const text = standard.decode(Uint8Array.of(lead, trail))
      if (text.length !== 1 || /[\ufffd\p{Co}]/u.test(text)) continue
      table[lead * 256 + trail] = text.charCodeAt(0)
      taken.add(text.charCodeAt(0))
    }
  }
  // Added to the standard in 1998.
  table[0xa2e6] = 0x20ac
  table[0xa2e7] = 0xae
  let syllable = 0xac00
  for (const place of listFreePlaces()) {
    while (taken.has(syllable)) syllable += 1
    if (syllable > 0xd7a3) break
    table[place] = syllable
    syllable += 1
  }
  return table
}

function* listFreePlaces(): Generator<number> {
  const trails = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ...range(0x81, 0xfe)]
  for (const lead of range(0x81, 0xc6)) {
    for (const trail of trails) if (lead < 0xa1 || trail < 0xa1) yield lead * 256 + trail
  }
}

function* range(from: number, to: number): Generator<number> {
  for (let value = from; value <= to; value += 1) yield value
}
