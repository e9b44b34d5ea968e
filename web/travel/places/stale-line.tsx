/**
 * An empty line beside opening hours. The server fills it when it serves the page although the database does not
 * answer (server/platform/pages/stale-page.ts); React leaves that text in its place.
 */
export function StaleLine() {
  return (
    <p
      data-stale-line=""
      className="text-small text-ochre empty:hidden"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- always empty; the server's text is ours and has no markup
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
