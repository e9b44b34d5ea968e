/**
 * Something that keeps the product from starting, told in sentences that an operator can act on; its stack is of no use
 * to them.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}
