import type { ReactNode } from 'react'
import type { SectionId } from './form-contents.tsx'
import { sectionElementId } from './form-contents.tsx'
import { useClinicFormWords } from '#web/features/clinics/administration/words.ts'

/** One thing that an editor thinks of at a time. */
export function FormSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { sections } = useClinicFormWords()
  const headingId = `${sectionElementId(id)}-heading`
  return (
    <section
      id={sectionElementId(id)}
      aria-labelledby={headingId}
      className="scroll-mt-20 border-t border-line pt-8 first:border-t-0 first:pt-0"
    >
      <h3 id={headingId} className="text-h3">
        {sections[id].title}
      </h3>
      <p className="mt-1 max-w-[62ch] text-small text-soft">{sections[id].lead}</p>
      <div className="mt-6 grid gap-6">{children}</div>
    </section>
  )
}

/** Two short fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="grid max-w-172 gap-x-6 gap-y-6 sm:grid-cols-2">{children}</div>
}
