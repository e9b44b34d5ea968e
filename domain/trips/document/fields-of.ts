/** The fields of an object; null for anything else. */
export function fieldsOf(stored: unknown): Record<string, unknown> | null {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : null
}
