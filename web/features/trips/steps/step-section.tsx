import type { ReactNode } from 'react'

/** One question of a step, separated from the next by a line. */
export function StepSection({ children }: { children: ReactNode }) {
  return <div className="min-w-0 py-8">{children}</div>
}

/** The id of the heading, which labels the controls. */
export function Question({ children, isOptional }: { children: ReactNode; isOptional?: string }) {
  return (
    <h2 className="inline text-h3 font-normal">
      {children}
      {isOptional ? <span className="ms-2 font-text text-small font-normal text-soft">{isOptional}</span> : null}
    </h2>
  )
}
