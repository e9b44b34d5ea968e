import type { ReactNode } from 'react'

type PageProps = { title: string; korean: string; lead: string; children: ReactNode }

/** A page of words: one heading, one sentence, sections at a readable measure. */
export function ProsePage({ title, korean, lead, children }: PageProps) {
  return (
    <article className="page py-14 md:py-20">
      <h1 className="text-h1">
        {title}{' '}
        <span lang="ko" className="ms-1 inline-block text-[0.4em] font-medium tracking-normal text-soft">
          {korean}
        </span>
      </h1>
      <p className="mt-5 max-w-[62ch] text-lead text-soft">{lead}</p>
      <div className="mt-10 grid max-w-[62ch] gap-10">{children}</div>
    </article>
  )
}

type SectionProps = { heading: string; children: ReactNode }

export function ProseSection({ heading, children }: SectionProps) {
  return (
    <section>
      <h2 className="text-h3">{heading}</h2>
      <div className="mt-3 grid gap-3">{children}</div>
    </section>
  )
}

export function ProseSections({
  sections,
}: {
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}) {
  return sections.map(({ heading, paragraphs }) => (
    <ProseSection key={heading} heading={heading}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </ProseSection>
  ))
}
