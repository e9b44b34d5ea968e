import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { TextLink } from '#web/ui/text-link.tsx'
import { BothLetters } from './both-letters.tsx'
import { consultationForm } from '#locales/en/consultations/consultation-form.ts'

type WrittenLettersProps = ComponentProps<typeof BothLetters> & {
  /** The number of submits so far. Each one moves the focus here. */
  attempt: number
  /** How to send it from here, where the clinic takes requests. */
  children: ReactNode
}

/** The request in Korean and in the page's language, to copy. Nothing was sent. */
export function WrittenLetters({ attempt, children, ...letter }: WrittenLettersProps) {
  const { written: words } = consultationForm
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (attempt > 0) heading.current?.focus()
  }, [attempt])
  return (
    <section
      aria-labelledby="written-request"
      className="grid gap-6 rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <div>
        <h2 id="written-request" ref={heading} tabIndex={-1} className="text-h3">
          {words.heading}
        </h2>
        <p className="mt-3 max-w-[62ch]">{children ? words.leadOpen : words.lead}</p>
      </div>
      {children ? <div className="border-y border-line py-6">{children}</div> : null}
      <BothLetters {...letter} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="#clinic-contacts" className="lg:hidden">
          {words.whereTo}
        </TextLink>
        <TextLink to="#request-form">{words.change}</TextLink>
      </p>
    </section>
  )
}
