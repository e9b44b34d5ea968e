import { Link } from 'react-router'
import type { SceneName } from '#domain/site/scene-names.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { Strip } from '#web/ui/list/strip.tsx'

type Item = { scene: SceneName; name: string; korean: string; text: string }

type Props = {
  id: string
  words: { heading: string; korean: string; lead: string; items: readonly Item[]; link: string }
  to: string
  columns: string
}

/** A short guide with pictures and links to the pages that continue it. */
export function GuideSection({ id, words, to, columns }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="page pt-8 md:pt-28">
      <SectionHead id={`${id}-heading`} title={words.heading} korean={words.korean} lead={words.lead} />
      <Strip
        labelledBy={`${id}-heading`}
        className={`mt-5 gap-x-6 gap-y-10 sm:mt-10 sm:grid sm:grid-cols-2 ${columns}`}
      >
        {words.items.map(({ scene, name, korean, text }) => (
          <li key={name}>
            <Picture scene={scene} id={`${id}-${scene}`} ratio="card" className="aspect-video sm:aspect-4/3" />
            <h3 className="mt-3 text-h3 sm:mt-4">
              {name}{' '}
              <span lang="ko" className="inline-block text-[0.65em] font-medium text-soft">
                {korean}
              </span>
            </h3>
            <p className="mt-2 max-w-[44ch] text-small text-soft">{text}</p>
          </li>
        ))}
      </Strip>
      <Link
        to={to}
        className="mt-2 inline-flex md:mt-8 min-h-11 items-center font-bold text-jade underline underline-offset-4 hover:text-jade-strong"
      >
        {words.link}
      </Link>
    </section>
  )
}
