import pg from 'pg'

/** Records every statement sent to the database, except those that begin and end transactions. */
export function countQueries() {
  const client = pg.Client.prototype
  const known: TypedPropertyDescriptor<(...given: unknown[]) => unknown> | undefined = Object.getOwnPropertyDescriptor(
    client,
    'query',
  )
  const send = known?.value
  if (!known || !send) throw new Error('the driver sends by other means')
  const sent: string[] = []
  Object.defineProperty(client, 'query', {
    ...known,
    value: function count(this: pg.Client, ...given: unknown[]) {
      const text = readText(given[0])
      if (!/^\s*(?:begin|start transaction|commit|rollback|set|reset|select set_config|discard)\b/i.test(text))
        sent.push(text)
      return Reflect.apply(send, this, given)
    },
  })
  return {
    /** The statements since the last call. */
    take: () => sent.splice(0),
    stop: () => void Object.defineProperty(client, 'query', known),
  }
}

function readText(given: unknown): string {
  if (typeof given === 'string') return given
  const fields: Record<string, unknown> = typeof given === 'object' && given !== null ? { ...given } : {}
  return typeof fields['text'] === 'string' ? fields['text'] : ''
}
