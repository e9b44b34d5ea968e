/** A host name with several addresses fails with one error for each, below an error with an empty message. */
export function listErrors(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors : [error]
}

export function describeError(error: unknown): string {
  return listErrors(error)
    .map((one) => (one instanceof Error ? one.message : String(one)))
    .join('; ')
}
