let running: Promise<void> = Promise.resolve()
let waiting = 0

/**
 * What asks the account about saved places goes one after the other, so that the last answer is about the last change.
 */
export function takeTurn(work: () => Promise<void>): Promise<void> {
  waiting += 1
  const turn = running.then(work).finally(() => {
    waiting -= 1
  })
  running = turn.catch(() => {}) // whoever asked is told; the next turn comes all the same
  return turn
}

/** Whether something else comes after the turn that runs: then its answer is about a state that is gone already. */
export function isLastTurn(): boolean {
  return waiting <= 1
}
