import type { FoodSource } from '#domain/food/food-search.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { food as foodMessages } from '#locales/en/food/food.ts'

type SourcesBannerProps = { sources: readonly FoodSource[]; hasOutsideProvider: boolean }

/** The sources of the results, with a link to their configuration. */
export function SourcesBanner({ sources, hasOutsideProvider }: SourcesBannerProps) {
  const { sources: words } = foodMessages
  return (
    <p className="mt-8 max-w-[76ch] text-small text-soft">
      {describeSources()} <TextLink to="/settings?tab=api">{words.settings}</TextLink>
    </p>
  )

  function describeSources(): string {
    if (!hasOutsideProvider) return words.guideOnly
    return sources.length === 0 ? words.nothing : words.used(sources)
  }
}
