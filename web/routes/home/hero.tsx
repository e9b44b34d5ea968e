import type { Season } from '#domain/korea/seoul-time.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { home } from '#locales/en/site/home.ts'
import { ArrowDown } from 'lucide-react'

// Both buttons stand side by side on a phone.
const narrow = 'max-sm:grow max-sm:px-4 max-sm:text-small'

/**
 * The sky has the page's colour, so the picture has no border. On wide screens the text is in the calm left half of the
 * picture, otherwise above it, so that nothing crosses the text.
 */
export function Hero({ season }: { season: Season }) {
  return (
    <section aria-labelledby="headline" className="relative flex flex-col overflow-hidden">
      <Picture scene="hero" id={season} ratio="hero" isFirst className="wide-hero bg-transparent" />
      <div className="page relative z-10 w-full pb-4 pt-6 md:pt-16 xl:min-h-[min(53rem,86vh)] xl:pb-40 xl:pt-24">
        <h1 id="headline" className="max-w-[14ch] text-hero">
          {home.headline}
        </h1>
        <p lang="ko" className="mt-5 text-lead text-soft">
          {home.headlineKorean}
        </p>
        <p className="mt-4 text-lead md:mt-6">{home.tagline}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink to="/trip-planner" kind="primary" size="large" className={narrow}>
            {home.planYourTrip}
          </ButtonLink>
          <ButtonLink to="#places-to-visit" size="large" className={narrow}>
            {home.exploreDestinations}
          </ButtonLink>
        </div>
      </div>
      <Picture scene="hero" id={season} ratio="phone" isFirst className="-mt-14 bg-transparent md:hidden" />
      <a
        href="#explore"
        aria-label={home.scrollDown}
        className="absolute bottom-6 end-6 z-10 inline-flex size-12 items-center justify-center rounded-full border border-transparent bg-on-night text-night shadow-raised hover:bg-on-seal print:hidden md:end-auto md:start-(--page-edge)"
      >
        <ArrowDown aria-hidden="true" className="size-5" />
      </a>
    </section>
  )
}
