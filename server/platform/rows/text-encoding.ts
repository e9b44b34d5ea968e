import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { StartProblem } from '#server/platform/start-problem.ts'
import { createCp949Decoder } from './cp949.ts'

/** The encodings in which Korean offices publish. */
const encodings = ['utf-8', 'cp949'] as const
export type TextEncoding = (typeof encodings)[number]

/**
 * The first encoding in which every byte of a file is valid. It reads the whole file: the first Hangul may be far
 * behind the first page, and a wrong guess would fill the directory with broken names.
 */
export async function findEncoding(file: string): Promise<TextEncoding> {
  await refuseOtherFiles(file)
  for (const encoding of encodings) if (await isWritten(file, encoding)) return encoding
  throw new StartProblem(`${file} is neither UTF-8 nor CP949: some of its bytes are valid in neither.`)
}

async function isWritten(file: string, encoding: TextEncoding): Promise<boolean> {
  const decoder = createDecoder(encoding)
  const bytes: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: pieceBytes })
  try {
    for await (const piece of bytes) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/** The text of a file, piece by piece, and how many of its bytes were read. */
export async function* readText(file: string, encoding: TextEncoding): AsyncGenerator<{ text: string; bytes: number }> {
  const decoder = createDecoder(encoding)
  let bytes = 0
  const pieces: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: pieceBytes })
  for await (const piece of pieces) {
    bytes += piece.byteLength
    yield { text: decoder.decode(piece, { stream: true }), bytes }
  }
  yield { text: decoder.decode(), bytes }
}

function createDecoder(encoding: TextEncoding): Pick<TextDecoder, 'decode'> {
  return encoding === 'utf-8' ? new TextDecoder(encoding, { fatal: true }) : createCp949Decoder()
}

const pieceBytes = 262_144

async function refuseOtherFiles(file: string): Promise<void> {
  const state = await stat(file).catch(() => null)
  if (!state?.isFile()) throw new StartProblem(`There is no file ${file}.`)
  if (state.size === 0) throw new StartProblem(`${file} is empty.`)
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const [first, second] = buffer
    if (buffer.toString('latin1', 0, 2) === 'PK') {
      throw new StartProblem(`${file} is a spreadsheet or an archive: save it as CSV first.`)
    }
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
      throw new StartProblem(`${file} is UTF-16: save it as UTF-8 first.`)
    }
  } finally {
    await handle.close()
  }
}
