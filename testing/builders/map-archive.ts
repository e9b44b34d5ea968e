const extent = 4096

/** A PMTiles archive of the third version with one tile for the whole world: land, and a sea in its western half. */
export function makeMapArchive(credit: string): Uint8Array {
  const tile = tileOf([polygonLayer('earth', 0, extent), polygonLayer('water', 0, extent / 2)])
  // One entry: tile 0, once, so many bytes, from the beginning.
  const root = Buffer.from([1, 0, 1, ...varint(tile.length), 1])
  const metadata = Buffer.from(
    JSON.stringify({ attribution: credit, vector_layers: [{ id: 'earth' }, { id: 'water' }] }),
  )
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const parts = [root, metadata, Buffer.alloc(0), tile]
  let offset = header.length
  parts.forEach((part, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + 16 * index)
    header.writeBigUInt64LE(BigInt(part.length), 16 + 16 * index)
    offset += part.length
  })
  for (const count of [72, 80, 88]) header.writeBigUInt64LE(1n, count)
  // Clustered, nothing compressed, vector tiles, zoom 0 only, the whole world.
  header.set([1, 1, 1, 1, 0, 0], 96)
  ;[-180, -85, 180, 85].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + 4 * index))
  return Buffer.concat([header, ...parts])
}

/** A rectangle from the left edge to the right one, as high as the tile: moved to, three lines, closed. */
function polygonLayer(name: string, left: number, right: number): Buffer {
  const steps = [9, zigzag(left), 0, 26, zigzag(right - left), 0, 0, zigzag(extent), zigzag(left - right), 0, 15]
  const feature = Buffer.concat([field(3, 0, varint(3)), bytes(4, Buffer.from(steps.flatMap(varint)))])
  return Buffer.concat([
    field(15, 0, varint(2)),
    bytes(1, Buffer.from(name)),
    bytes(2, feature),
    field(5, 0, varint(extent)),
  ])
}

function tileOf(layers: readonly Buffer[]): Buffer {
  return Buffer.concat(layers.map((layer) => bytes(3, layer)))
}

/** A field of Protocol Buffers that holds others, or text. */
function bytes(number: number, content: Buffer): Buffer {
  return Buffer.concat([field(number, 2, varint(content.length)), content])
}

function field(number: number, type: number, content: readonly number[]): Buffer {
  return Buffer.from([...varint(number * 8 + type), ...content])
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}

function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value
}
