/** One event of an event stream: its name and its data as text. */
export type StreamEvent = { event: string; data: string }

// A whole plan of ninety days with its places is below one megabyte.
const longestEvent = 16_000_000

/**
 * Reads an event stream as the HTML standard says: lines end with LF, CR or CRLF, several `data` lines are one text, and
 * an event that no blank line ends was cut off and is dropped.
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
    // Whoever stops reading has the request ended too.
    await reader.cancel().catch(() => undefined)
  }
}

/** The finished lines. A CR at the very end may be half of a CRLF, so its line waits. */
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
