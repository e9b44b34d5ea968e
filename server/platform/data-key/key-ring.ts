import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/** The location of a value. It is authenticated, so a value moved to another row or column cannot be decrypted. */
export type Place = { column: `mgk.${string}.${string}`; row: string }

export type Key = { id: string; secret: Buffer }

/** Encrypts values that must not be stored in plain text. The newest key encrypts, every key decrypts. */
export type DataKey = {
  seal(content: string | Uint8Array, place: Place): Buffer
  open(sealed: Uint8Array, place: Place): string
  /** The same, of content that is no text. */
  openBytes(sealed: Uint8Array, place: Place): Buffer<ArrayBuffer>
  /**
   * 32 bytes that are the same for the same text of a column, to compare what is encrypted. The oldest key makes them,
   * so a new key changes nothing.
   */
  fingerprint(text: string, column: Place['column']): Buffer
}

const cipher = 'aes-256-gcm'
/** The version of the format of a sealed value; its first byte. */
const layout = 1
const idBytes = 4
const nonceBytes = 12
const tagBytes = 16
const headBytes = 1 + idBytes + nonceBytes
export const secretBytes = 32

export function makeKey(): Key {
  return { id: randomBytes(idBytes).toString('hex'), secret: randomBytes(secretBytes) }
}

/** Expects the keys from the oldest to the newest. */
export function createKeyRing(keys: readonly Key[]): DataKey {
  const [oldest, newest] = [keys[0], keys.at(-1)]
  if (!oldest || !newest) throw new Error('a key ring has at least one key')

  function openBytes(sealed: Uint8Array, place: Place): Buffer<ArrayBuffer> {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
    if (bytes.length < headBytes + tagBytes || bytes[0] !== layout) {
      throw new Error(`what stands in ${place.column} was not sealed by a data key`)
    }
    const id = bytes.subarray(1, 1 + idBytes).toString('hex')
    const key = keys.find((one) => one.id === id)
    if (!key) throw new Error(`${place.column} was sealed with the data key ${id}, which is not in DATA_KEY_FILE`)
    const opening = createDecipheriv(cipher, key.secret, bytes.subarray(1 + idBytes, headBytes))
      .setAAD(describe(place))
      .setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([opening.update(bytes.subarray(headBytes, -tagBytes)), opening.final()])
  }

  return {
    seal(content, place) {
      const nonce = randomBytes(nonceBytes)
      const sealing = createCipheriv(cipher, newest.secret, nonce).setAAD(describe(place))
      const body = [sealing.update(typeof content === 'string' ? Buffer.from(content) : content), sealing.final()]
      return Buffer.concat([Buffer.of(layout), Buffer.from(newest.id, 'hex'), nonce, ...body, sealing.getAuthTag()])
    },

    open: (sealed, place) => openBytes(sealed, place).toString('utf8'),
    openBytes,

    fingerprint(text, column) {
      return createHmac('sha256', oldest.secret)
        .update(JSON.stringify([column, text]))
        .digest()
    },
  }
}

function describe({ column, row }: Place): Buffer {
  return Buffer.from(JSON.stringify([column, row]))
}
