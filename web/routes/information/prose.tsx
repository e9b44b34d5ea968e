import type { ReactNode } from 'react'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'

type PageProps = { title: string; korean: string; lead: string; scene: SceneName; children: ReactNode }

/**
 * A text page: a heading, a lead, sections with a readable line length, and a picture beside them where there is room.
 */
export function ProsePage({ title, korean, lead, scene, children }: PageProps) {
  return (
    <article className="page grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 py-14 md:py-20 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h1 className="text-h1">
          <TitleWithKorean title={title} korean={korean} />
        </h1>
        <p className="mt-5 max-w-[62ch] text-lead text-soft">{lead}</p>
        <div className="mt-10 grid max-w-[62ch] grid-cols-[minmax(0,1fr)] gap-10">{children}</div>
      </div>
      <Picture
        scene={scene}
        id={scene}
        ratio="tall"
        className="sticky top-24 hidden aspect-3/4 lg:col-span-4 lg:col-start-9 lg:block"
      />
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
