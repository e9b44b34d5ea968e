import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'

type MoreClinicsProps = {
  /** How many rows are shown of how many: "12 of 26 clinics". */
  found: string
  next: string | null
  isMore: boolean
  onMore: () => void
  /** The page that goes on, for visitors without scripts. */
  whole: string
  words: { more: string; whole: string }
  /** Said at the end of a list of several pages. */
  all: string
}

/** The end of a list: how much of it is shown, and the button that adds the next page. */
export function MoreClinics({ found, next, isMore, onMore, whole, words, all }: MoreClinicsProps) {
  const scripts = useScripts()
  const end = useRef<HTMLParagraphElement>(null)
  const previous = useRef(next)
  const [hasPages, setHasPages] = useState(next !== null)
  if (next !== null && !hasPages) setHasPages(true)
  useEffect(() => {
    const hasEnded = previous.current !== null && next === null
    previous.current = next
    // The pressed button is gone. The text that replaces it gets the focus.
    if (hasEnded && document.activeElement === document.body) end.current?.focus({ preventScroll: true })
  }, [next])
  if (next === null) {
    return hasPages ? (
      <p ref={end} tabIndex={-1} className="mt-5 text-small text-soft">
        {all}
      </p>
    ) : null
  }
  return (
    // As high before the button is there as after, so that a reload further down the page does not move.
    <p className="mt-5 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 text-small text-soft max-sm:min-h-11 pointer-coarse:min-h-11">
      {found}
      {scripts ? (
        <Button size="small" isPending={isMore} onClick={onMore}>
          {words.more}
        </Button>
      ) : (
        <noscript>
          <TextLink to={whole}>{words.whole}</TextLink>
        </noscript>
      )}
    </p>
  )
}
