import type { ReactNode } from 'react'

/** One question of a step, with a line between it and the next. */
export function StepSection({ children }: { children: ReactNode }) {
  return <div className="min-w-0 py-8">{children}</div>
}

/** The question as a heading, for the label of its controls. */
export function Question({ children, isOptional }: { children: ReactNode; isOptional?: string }) {
  return (
    <h2 className="inline text-h3 font-normal">
      {children}
      {isOptional ? <span className="ms-2 font-text text-small font-normal text-soft">{isOptional}</span> : null}
    </h2>
  )
}
