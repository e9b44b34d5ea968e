/** Most tiles are made of this data, and whoever forgot to say so still has to. */
const usual = '© OpenStreetMap contributors'

/** From whom a map is, in plain words: what a style says is markup of others and stays outside of the page. */
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
