/** An event of an event stream: its name and its data as text. */
export type StreamEvent = { event: string; data: string }

// A plan of ninety days with its places is smaller than one megabyte.
const longestEvent = 16_000_000

/**
 * Parses an event stream as the HTML standard defines it: lines end with LF, CR or CRLF, `data` lines are joined, and
 * an event without a blank line at its end is dropped.
 */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let lines: string[] = []
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += value
      if (rest.length > longestEvent) throw new Error('An event is too long.')
      const ended = splitLines(rest)
      rest = ended.rest
      for (const line of ended.lines) {
        if (line !== '') {
          lines.push(line)
          continue
        }
        const event = parseEvent(lines)
        lines = []
        if (event) yield event
      }
    }
  } finally {
    // When the reader stops, the request is ended as well.
    await reader.cancel().catch(() => undefined)
  }
}

/** The complete lines. A CR at the end of a chunk may be part of a CRLF, so its line waits for the next chunk. */
function splitLines(text: string): { lines: string[]; rest: string } {
  const lines = text.split(/\r\n|\n|\r(?!$)/u)
  return { rest: lines.pop() ?? '', lines }
}

/** Null for a block without data, such as a comment that keeps the connection open. */
function parseEvent(lines: readonly string[]): StreamEvent | null {
  let event = 'message'
  const data: string[] = []
  for (const line of lines) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/su.exec(line) ?? []
    if (field === 'event') event = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : null
}
