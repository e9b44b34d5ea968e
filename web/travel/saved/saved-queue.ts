let running: Promise<void> = Promise.resolve()
let waiting = 0

/** A queue for requests about saved places, so that the last answer belongs to the last change. */
export function enqueue(work: () => Promise<void>): Promise<void> {
  waiting += 1
  const request = running.then(work).finally(() => {
    waiting -= 1
  })
  running = request.catch(() => {}) // the caller gets the error, and the queue goes on
  return request
}

/** Whether the queue is empty after this request. If not, its answer is already outdated. */
export function isLastInQueue(): boolean {
  return waiting <= 1
}
