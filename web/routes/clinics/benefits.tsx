import type { clinicOverview } from '#locales/en/clinics/clinic-overview.ts'
import { type LucideIcon, Microscope, Sparkles, Stethoscope, Wallet } from 'lucide-react'
import { SectionHead } from '#web/ui/section-head.tsx'

type Words = (typeof clinicOverview)['benefits']

const signs: Record<Words['tiles'][number]['id'], LucideIcon> = {
  technology: Microscope,
  specialists: Stethoscope,
  value: Wallet,
  beauty: Sparkles,
}

export const benefitsId = 'benefits-heading'

export function Benefits({ words }: { words: Words }) {
  return (
    <section aria-labelledby={benefitsId} className="mt-18 md:mt-24">
      <SectionHead id={benefitsId} title={words.heading} korean={words.korean} lead={words.lead} />
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {words.tiles.map(({ id, name, text }) => {
          const Sign = signs[id]
          return (
            <li key={id} className="rounded-panel border border-line bg-surface p-5 hyphens-auto wrap-anywhere">
              <Sign className="size-7 text-ochre" />
              <h3 className="mt-3 text-h3">{name}</h3>
              <p className="mt-2 text-small">{text}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
