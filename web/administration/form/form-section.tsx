import type { ReactNode } from 'react'

type FormSectionProps = { id: string; words: { title: string; lead: string }; children: ReactNode }

/** A section of a form: questions about one subject. */
export function FormSection({ id, words, children }: FormSectionProps) {
  const headingId = `${id}-heading`
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="scroll-mt-20 border-t border-line pt-8 first:border-t-0 first:pt-0"
    >
      <h3 id={headingId} className="text-h3">
        {words.title}
      </h3>
      <p className="mt-1 max-w-[62ch] text-small text-soft">{words.lead}</p>
      <div className="mt-6 grid gap-6">{children}</div>
    </section>
  )
}

/** Two short fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid max-w-172 gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
}
