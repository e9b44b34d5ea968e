import { Link } from 'react-router'
import type { SceneName } from '#domain/site/scene-names.ts'
import type { Ratio } from '#domain/site/scenes.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'

type CardName = 'planner' | 'places' | 'shopping' | 'clinics' | 'food' | 'map'

type Words = {
  heading: string
  korean: string
  lead: string
  cards: Record<CardName, { name: string; korean: string; text: string }>
}

type Card = {
  name: CardName
  to: string
  scene: SceneName
  ratio: Ratio
}

// The wide pictures are placed diagonally. On a phone all cards are in pairs.
const cards: readonly Card[] = [
  { name: 'planner', to: '/trip-planner', scene: 'hanok-lane', ratio: 'wide' },
  { name: 'places', to: '#places-to-visit', scene: 'coast', ratio: 'card' },
  { name: 'shopping', to: '#shopping-guide', scene: 'market', ratio: 'card' },
  { name: 'clinics', to: '#plastic-surgery-list', scene: 'clinic-door', ratio: 'card' },
  { name: 'food', to: '#food-guide', scene: 'bibimbap', ratio: 'card' },
  { name: 'map', to: '#map', scene: 'han-river', ratio: 'wide' },
]

export function Explore({ words }: { words: Words }) {
  return (
    <section id="explore" aria-labelledby="explore-heading" className="page pt-8 md:pt-28">
      <SectionHead id="explore-heading" title={words.heading} korean={words.korean} lead={words.lead} />
      <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-5 md:mt-10 md:gap-x-6 md:grid-cols-3 md:gap-y-12 lg:grid-cols-12">
        {cards.map(({ name, to, scene, ratio }) => (
          <li key={name} className={ratio === 'wide' ? 'lg:col-span-6' : 'lg:col-span-3'}>
            <Link to={to} className="group block">
              <Picture scene={scene} id={`explore-${name}`} ratio={ratio} isInLink className="h-24 sm:h-44 lg:h-80" />
              <span className="mt-2 block font-display text-lead sm:mt-4 sm:text-h3 group-hover:text-jade">
                {words.cards[name].name}{' '}
                <span lang="ko" className="inline-block text-[0.65em] font-medium text-soft">
                  {words.cards[name].korean}
                </span>
              </span>
              <span className="mt-1 hidden max-w-[38ch] text-small text-soft sm:block">{words.cards[name].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
