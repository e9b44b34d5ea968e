import { type ReactNode, useEffect, useRef } from 'react'
import { TextLink } from '#web/ui/text-link.tsx'

/** A panel that takes the focus when it opens, because its button may be far below. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section aria-label={title} className="@container border-t-3 border-ink pt-6 pb-10">
      <h2 ref={heading} tabIndex={-1} className="mb-6 scroll-mt-20 text-h3 focus-visible:outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

type SecondFactorWords = { secondFactor: { title: string; text: string; link: string } }

/** Shown instead of a panel to an administrator without the second factor. */
export function SecondFactorNotice({ words: { secondFactor: words } }: { words: SecondFactorWords }) {
  return (
    <section role="alert" className="max-w-172 border-s-4 border-indigo bg-wash-indigo p-4 sm:p-5">
      <h2 className="text-h3">{words.title}</h2>
      <p className="mt-2">
        {words.text} <TextLink to="/settings">{words.link}</TextLink>
      </p>
    </section>
  )
}

/**
 * To the button that opened a panel, which by then is somewhere else on the page; `opener` is null while none is open.
 */
export function useReturnOfFocus(opener: string | null, otherwise: string): void {
  const opened = useRef(opener)
  useEffect(() => {
    const before = opened.current
    opened.current = opener
    if (opener !== null || before === null) return
    const target = document.getElementById(before) ?? document.getElementById(otherwise)
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
  }, [opener, otherwise])
}
