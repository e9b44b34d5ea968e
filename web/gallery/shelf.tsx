import { type ReactNode, useId } from 'react'

export type ShelfProps = { tab: string }

export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-16 border-t border-line pt-8">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <div className="mt-6 flex flex-col gap-10">{children}</div>
    </section>
  )
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 font-text text-mini text-soft">{name}</h3>
      {children}
    </div>
  )
}
