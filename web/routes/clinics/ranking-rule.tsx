import type { clinicOverview } from '#locales/en/clinics/clinic-overview.ts'
import { SectionHead } from '#web/ui/section-head.tsx'

/** The published ranking rule. Each list links here. */
export function RankingRule({ words }: { words: (typeof clinicOverview)['ranking'] }) {
  return (
    <section id="ranking" aria-labelledby="ranking-heading" className="mt-18 md:mt-24">
      <SectionHead id="ranking-heading" title={words.heading} korean={words.korean} lead={words.lead} />
      <div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <ul className="list-disc space-y-2 ps-6">
          {words.rules.map((rule) => (
            <li key={rule} className="ps-1">
              {rule}
            </li>
          ))}
        </ul>
        <div className="space-y-3">
          {words.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      </div>
    </section>
  )
}
