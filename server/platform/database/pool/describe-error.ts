/** A host name with several addresses fails with one error for each, below an error with an empty message. */
export function describeError(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error]
  return errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ')
}
