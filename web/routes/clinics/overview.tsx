import { Link } from 'react-router'
import { clinicPaths, clinicTreatments, type ClinicTreatment } from '#domain/clinics/clinics.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { en } from '#locales/en.ts'
import { clinicOverview } from '#locales/en/clinics/clinic-overview.ts'
import { firstStep } from '#web/features/clinics/listing/overview-steps.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { sitePageHead } from '#web/page-head.ts'
import { servicesContext } from '#web/services-context.ts'
import { breadcrumbs } from '#web/structured-data.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PaintedWhole } from '#web/ui/loading/painted-whole.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import type { Route } from './+types/overview.ts'
import { Benefits, benefitsId } from './benefits.tsx'
import { ListingRule } from './listing-rule.tsx'
import { RankingRule } from './ranking-rule.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { clinics, page, siteOrigin } = context.get(servicesContext)
  page.shows('clinics')
  const [counts, withoutReal] = await Promise.all([clinics.counts(), clinics.withoutReal()])
  const crumbs = breadcrumbs([
    { name: en.siteLinks.home, path: sitePages.home.path },
    { name: en.siteLinks.clinics, path: sitePages.clinics.path },
  ])
  const { title, korean, lead, categories, benefits, ranking, listing } = clinicOverview
  const cards = clinicTreatments.map((treatment) => ({
    treatment,
    ...clinicOverview.cards[treatment],
    count: describeCount(counts[treatment] ?? 0, !withoutReal.includes(treatment)),
  }))
  const words = { title, korean, lead, categories, benefits, ranking, listing }
  return { head: sitePageHead(siteOrigin, 'clinics', { structured: [crumbs] }), words, cards }
}

export const meta = loadedHead

function describeCount(count: number, hasReal: boolean): string {
  if (count > 0 && !hasReal) return clinicOverview.samples
  return count === 0 ? clinicOverview.none : clinicOverview.listings(count)
}

export default function ClinicOverview({ loaderData: { words, cards } }: Route.ComponentProps) {
  return (
    <div className="page pt-10 pb-18 md:pt-14 md:pb-28">
      <PaintedWhole upTo={benefitsId} />
      <h1 className="text-h1">
        <TitleWithKorean title={words.title} korean={words.korean} />
      </h1>
      <p className="mt-4 max-w-[58ch] text-lead">{words.lead}</p>
      <section aria-labelledby="categories-heading" className="mt-8">
        <h2 id="categories-heading" className="sr-only">
          {words.categories.heading}
        </h2>
        <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card, place) => (
            <li key={card.treatment}>
              <CategoryCard card={card} isFirst={place < 3} />
            </li>
          ))}
        </ul>
      </section>
      <Benefits words={words.benefits} />
      <RankingRule words={words.ranking} />
      <ListingRule words={words.listing} />
    </div>
  )
}

type Card = { treatment: ClinicTreatment; name: string; korean: string; text: string; count: string }

function CategoryCard({ card: { treatment, name, korean, text, count }, isFirst }: { card: Card; isFirst: boolean }) {
  const path = clinicPaths[treatment]
  return (
    <Link to={sitePages[path].path} state={firstStep} className="group block h-full">
      <Picture scene={sitePages[path].scene} id={path} ratio="wide" isFirst={isFirst} isInLink className="aspect-2/1" />
      <span className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-display text-h3 group-hover:text-jade">
          {name}{' '}
          <span lang="ko" className="text-small text-soft">
            {korean}
          </span>
        </span>
        <span className="text-small text-soft">{count}</span>
      </span>
      <span className="mt-2 block max-w-[44ch]">{text}</span>
    </Link>
  )
}
