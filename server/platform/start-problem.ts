/** An error that prevents the start, with a message that an operator can act on; its stack is of no use to them. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
