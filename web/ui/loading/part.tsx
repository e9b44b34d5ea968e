import { type ReactNode, useId } from 'react'

export function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  )
}
