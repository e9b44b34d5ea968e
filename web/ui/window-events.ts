/** Calls back at each of these events of the window, for example `storage`: a change in another tab. */
export function onEvents(events: readonly string[], callback: (event: Event) => void): () => void {
  for (const event of events) addEventListener(event, callback)
  return () => {
    for (const event of events) removeEventListener(event, callback)
  }
}
