import type { ReactNode } from 'react'

/** An important notice at the top of a page. */
export function AccountNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8 rounded-control border border-s-4 border-line border-s-indigo bg-surface p-5">
      <h2 className="text-h3">{title}</h2>
      <div className="mt-2 text-small">{children}</div>
    </section>
  )
}
