import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DamagedPart, seal, unseal } from './sealed-stream.ts'

const key = randomBytes(32)
const name = 'tables/users.copy.zst.sealed'
const headBytes = 24
const fullFrameBytes = 4 + 64 * 1024 + 16

async function* inPieces(bytes: Uint8Array, size = 10_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function collect(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

function sealed(bytes: Uint8Array): Promise<Buffer> {
  return collect(seal(inPieces(bytes), { key, name }))
}

function opened(bytes: Uint8Array, how = { key, name }): Promise<Buffer> {
  return collect(unseal(inPieces(bytes, 7_001), how))
}

/** Three full frames and a bit. */
const text = randomBytes(3 * 64 * 1024 + 100)

test('a sealed text of any length opens as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 200_000 }), async (length) => {
      const some = randomBytes(length)
      expect((await opened(await sealed(some))).equals(some)).toBe(true)
    }),
    { numRuns: 50, examples: [[0], [64 * 1024 - 1], [64 * 1024], [64 * 1024 + 1], [128 * 1024]] },
  )
})

test('a change of any one byte is noticed', async () => {
  const whole = await sealed(text)
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const damaged = Buffer.from(whole)
      damaged[at] = (damaged[at] ?? 0) ^ change
      await expect(opened(damaged)).rejects.toThrow(DamagedPart)
    }),
    {
      numRuns: 200,
      examples: [
        [0, 1],
        [headBytes, 128],
        [headBytes + 3, 1],
        [whole.length - 1, 1],
      ],
    },
  )
})

test('a cut at any place is noticed, also right between two frames', async () => {
  const whole = await sealed(text)
  const between = [0, headBytes, ...[1, 2, 3].map((frames) => headBytes + frames * fullFrameBytes)]
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), async (length) => {
      await expect(opened(whole.subarray(0, length))).rejects.toThrow(DamagedPart)
    }),
    { numRuns: 100, examples: between.map((length) => [length]) },
  )
})

test('frames that are swapped, repeated or left out are noticed', async () => {
  const whole = await sealed(text)
  const head = whole.subarray(0, headBytes)
  const [one, two, three, last] = [0, 1, 2, 3].map((index) =>
    whole.subarray(headBytes + index * fullFrameBytes, headBytes + (index + 1) * fullFrameBytes),
  )
  if (!one || !two || !three || !last) throw new Error('there are four frames')
  const orders = [
    [two, one, three, last],
    [one, one, two, three, last],
    [one, three, last],
    [last],
    [one, two, three, last, last],
  ]
  for (const frames of orders) await expect(opened(Buffer.concat([head, ...frames]))).rejects.toThrow(DamagedPart)
  expect((await opened(Buffer.concat([head, one, two, three, last]))).equals(text)).toBe(true)
})

test('the text of another part, or under another key, does not open', async () => {
  const whole = await sealed(text)
  await expect(opened(whole, { key, name: 'tables/admins.copy.zst.sealed' })).rejects.toThrow(DamagedPart)
  await expect(opened(whole, { key: randomBytes(32), name })).rejects.toThrow(DamagedPart)
})

test('nothing is handed out of a frame that was changed', async () => {
  const whole = await sealed(text)
  whole[headBytes + fullFrameBytes + 100] = (whole[headBytes + fullFrameBytes + 100] ?? 0) ^ 1
  const got: Buffer[] = []
  const read = async () => {
    for await (const piece of unseal(inPieces(whole), { key, name })) got.push(piece)
  }
  await expect(read()).rejects.toThrow('is not what was written')
  expect(Buffer.concat(got).equals(text.subarray(0, 64 * 1024))).toBe(true)
})

test('a sealed text does not contain its plain text, and two seals differ', async () => {
  const words = Buffer.from('mina@example.com '.repeat(1_000))
  const [one, other] = [await sealed(words), await sealed(words)]
  expect(one.includes('mina@example.com')).toBe(false)
  expect(one.subarray(headBytes).equals(other.subarray(headBytes))).toBe(false)
})
