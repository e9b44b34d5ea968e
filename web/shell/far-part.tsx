import type { ReactNode } from 'react'

/**
 * Runs in the head. Parts below the first view wait for it only where the page begins at its top: who is led to a section,
 * or comes back to where they were, needs the true height of everything above.
 */
export const farPartsScript = `(() => {
  if (!location.hash && !history.state) document.documentElement.dataset.farParts = 'wait'
})()`

/** A part that is laid out, and its pictures asked for, when what is seen was painted. */
export function FarPart({ children }: { children: ReactNode }) {
  return (
    // paint-first.ts takes the class away before React sees it.
    <div className="far-part" suppressHydrationWarning>
      {children}
    </div>
  )
}
