import iconv from 'iconv-lite'

const unreadable = '\ufffd'

/**
 * Decodes CP949, in which Korean offices publish. Like a `TextDecoder` with `fatal` it throws a TypeError for invalid
 * bytes. Node's own "euc-kr" supports only 2,350 of the 11,172 syllables (Node 26.10, ICU 78).
 */
export function createCp949Decoder() {
  const decoder = iconv.getDecoder('cp949')

  function decode(bytes: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    const written = decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    const text = stream ? written : written + (decoder.end() ?? '')
    if (text.includes(unreadable)) throw new TypeError('the bytes are not CP949')
    return text
  }

  return { decode }
}
