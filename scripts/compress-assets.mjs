import { existsSync, readdirSync } from 'node:fs'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(css|html|ico|js|json|map|md|svg|txt|wasm|webmanifest|xml)$/
// A smaller file fits into the first packet as it is.
const worthBytes = 512

const encodings = [
  { ending: '.br', compress: (bytes) => promisify(brotliCompress)(bytes, { params: brotliParams(bytes) }) },
  { ending: '.gz', compress: (bytes) => promisify(gzip)(bytes, { level: 9 }) },
]

/**
 * Puts `.br` and `.gz` beside every asset that gets smaller by it; takes them from the last build where it has them.
 */
export async function compressAssets(folder, lastFolder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => compressible.test(file))
  await Promise.all(files.map((file) => compressAsset(path.join(folder, file), path.join(lastFolder, file))))
}

async function compressAsset(file, lastFile) {
  const bytes = await readFile(file)
  if (bytes.length < worthBytes) return
  const isUnchanged = existsSync(lastFile) && bytes.equals(await readFile(lastFile))
  for (const { ending, compress } of encodings) {
    if (isUnchanged && existsSync(lastFile + ending)) {
      await copyFile(lastFile + ending, file + ending)
      continue
    }
    const compressed = await compress(bytes)
    if (compressed.length < bytes.length) await writeFile(file + ending, compressed)
  }
}

function brotliParams(bytes) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
}
