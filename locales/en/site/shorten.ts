// As much as search results and previews show.
const mostShown = 155

/** The beginning of a text for a search result or a preview, cut at the end of a word where there is one. */
export function shorten(text: string): string {
  const words = text.replaceAll(/\s+/g, ' ').trim()
  if (words.length <= mostShown) return words
  const start = words.slice(0, mostShown)
  return `${start.slice(0, start.lastIndexOf(' ') > 80 ? start.lastIndexOf(' ') : mostShown).replace(/[\uD800-\uDBFF]$/, '')}…`
}
