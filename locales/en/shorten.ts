// As much as search results and previews show.
const shownSigns = 155

/** The beginning of a text for a search result or a preview, cut at the end of a word where there is one. */
export function shorten(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (words.length <= shownSigns) return words
  const start = words.slice(0, shownSigns)
  return `${start.slice(0, start.lastIndexOf(' ') > 80 ? start.lastIndexOf(' ') : shownSigns).replace(/[\uD800-\uDBFF]$/, '')}…`
}
