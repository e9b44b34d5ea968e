import type { TripEvent } from '#domain/trips/document/trip-documents.ts'

export async function* readEvents(answer: Response): AsyncGenerator<TripEvent> {
  let text = ''
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, event, data = ''] = /^event: (\w+)\ndata: (.*)$/u.exec(text.slice(0, end)) ?? []
      text = text.slice(end + 2)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever it is, the test compares it
      if (event !== undefined) yield { event, data: JSON.parse(data) as unknown } as TripEvent
    }
  }
}

export async function readAllEvents(answer: Response): Promise<TripEvent[]> {
  const events: TripEvent[] = []
  for await (const event of readEvents(answer)) events.push(event)
  return events
}
