/** Languages the pages are written in. English has no prefix; every other language is a path prefix. */
export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** The language that a first path segment names, or null when it names none. No segment means English. */
export function languageOfSegment(segment: string | undefined): Language | null {
  if (segment === undefined) return 'en'
  const prefixed = languages.filter((language) => language !== 'en')
  return prefixed.find((language) => language === segment) ?? null
}
