/** The text of a field; empty for a missing field or a file. */
export function wordsOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
