/** The default. Most tiles use this data and must name its source, even when their style does not. */
const usual = '© OpenStreetMap contributors'

/** The sources of a map as plain text. A style's attribution is external HTML and is not inserted into the page. */
export function readCredits(
  sources: Record<string, unknown>,
  attributionOf: (id: string) => string | undefined,
): string[] {
  const said = Object.keys(sources).flatMap((id) => {
    const markup = attributionOf(id)
    const text = markup && new DOMParser().parseFromString(markup, 'text/html').body.textContent.trim()
    return text ? [text] : []
  })
  return said.length > 0 ? [...new Set(said)] : [usual]
}
