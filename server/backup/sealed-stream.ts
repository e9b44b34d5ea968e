import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * An encrypted part of a backup: a header, then frames. Each frame is encrypted and authenticated with AES-256-GCM,
 * under
 * a key that is derived for this part and its name. The nonce is the number of the frame, and the last frame is marked.
 * So changed, moved, repeated and missing frames are detected, and so is another part under this name.
 *
 *   head   "MGKSEAL1" · 16 random bytes, from which the key of the part is derived
 *   frame  length of the text (4 bytes; the highest bit marks the last frame) · encrypted text · tag (16 bytes)
 */
const magic = Buffer.from('MGKSEAL1')
const saltBytes = 16
const headBytes = magic.length + saltBytes
const lengthBytes = 4
const tagBytes = 16
const frameBytes = 64 * 1024
const lastBit = 0x8000_0000
const cipher = 'aes-256-gcm'

/** A part was changed after the backup wrote it. The message ends a sentence that begins with the part's path. */
export class DamagedPart extends Error {
  override readonly name = 'DamagedPart'
}

export type SealOptions = { key: Buffer; name: string }

export async function* seal(text: AsyncIterable<Uint8Array>, { key, name }: SealOptions): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const partKey = derivePartKey(key, salt, name)
  yield Buffer.concat([magic, salt])
  let number = 0
  for await (const { bytes, isLast } of cutIntoFrames(text)) {
    const length = describeFrame(bytes.length, isLast)
    const sealing = createCipheriv(cipher, partKey, nonceOf(number)).setAAD(length)
    const body = [sealing.update(bytes), sealing.final()]
    yield Buffer.concat([length, ...body, sealing.getAuthTag()])
    number += 1
  }
}

/** Yields only authenticated bytes. Throws DamagedPart unless the part is complete to its last byte. */
export async function* unseal(sealed: AsyncIterable<Uint8Array>, { key, name }: SealOptions): AsyncGenerator<Buffer> {
  const read = createReader(sealed)
  const head = await read(headBytes)
  if (!head?.subarray(0, magic.length).equals(magic)) throw new DamagedPart('does not begin as an encrypted part does')
  const partKey = derivePartKey(key, head.subarray(magic.length), name)
  for (let number = 0, isOver = false; !isOver; number += 1) {
    const length = await read(lengthBytes)
    if (!length) throw new DamagedPart('is cut off')
    const described = length.readUInt32BE()
    isOver = described >= lastBit
    const textBytes = isOver ? described - lastBit : described
    if (textBytes > frameBytes) throw new DamagedPart('is not what was written')
    const frame = await read(textBytes + tagBytes)
    if (!frame) throw new DamagedPart('is cut off')
    yield openFrame(frame, { partKey, number, length })
  }
  if (await read(1)) throw new DamagedPart('goes on after its end')
}

function openFrame(frame: Buffer, { partKey, number, length }: { partKey: Buffer; number: number; length: Buffer }) {
  const opening = createDecipheriv(cipher, partKey, nonceOf(number))
    .setAAD(length)
    .setAuthTag(frame.subarray(-tagBytes))
  try {
    return Buffer.concat([opening.update(frame.subarray(0, -tagBytes)), opening.final()])
  } catch (error) {
    throw new DamagedPart('is not what was written', { cause: error })
  }
}

function derivePartKey(key: Buffer, salt: Buffer, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `my-guide-korea backup part ${name}`, 32))
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(number, 8)
  return nonce
}

function describeFrame(length: number, isLast: boolean): Buffer {
  const described = Buffer.alloc(lengthBytes)
  described.writeUInt32BE(isLast ? length + lastBit : length)
  return described
}

/** Yields full frames, then exactly one last frame, which is smaller and may be empty. */
async function* cutIntoFrames(text: AsyncIterable<Uint8Array>): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  const read = createReader(text)
  for (;;) {
    const bytes = await read(frameBytes)
    if (!bytes) break
    yield { bytes, isLast: false }
  }
  yield { bytes: read.rest(), isLast: true }
}

/** Returns a function that reads a number of bytes. It returns null if fewer are left. */
function createReader(stream: AsyncIterable<Uint8Array>) {
  const source = stream[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)

  async function read(size: number): Promise<Buffer | null> {
    const pieces = [waiting]
    let got = waiting.length
    while (got < size) {
      const next = await source.next()
      if (next.done) {
        waiting = Buffer.concat(pieces)
        return null
      }
      const { buffer, byteOffset, byteLength } = next.value
      pieces.push(Buffer.from(buffer, byteOffset, byteLength))
      got += byteLength
    }
    const whole = pieces.length === 1 ? waiting : Buffer.concat(pieces)
    waiting = whole.subarray(size)
    return whole.subarray(0, size)
  }

  return Object.assign(read, { rest: () => waiting })
}
