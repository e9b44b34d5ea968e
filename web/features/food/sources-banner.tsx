import type { FoodSource } from '#domain/food/food-search.ts'
import { Info } from 'lucide-react'
import { TextLink } from '#web/ui/text-link.tsx'
import { useFoodMessages } from './food-messages.ts'

type SourcesBannerProps = { sources: readonly FoodSource[]; hasOutsideProvider: boolean }

/** The sources of the results, with a link to their configuration. */
export function SourcesBanner({ sources, hasOutsideProvider }: SourcesBannerProps) {
  const { sources: words } = useFoodMessages()
  return (
    <p className="mt-5 flex max-w-[76ch] items-start gap-3 rounded-control bg-wash-indigo px-4 py-2.5 text-small">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-indigo" />
      <span>
        {describeSources()} <TextLink to="/settings?tab=api">{words.settings}</TextLink>
      </span>
    </p>
  )

  function describeSources(): string {
    if (!hasOutsideProvider) return words.guideOnly
    return sources.length === 0 ? words.nothing : words.used(sources)
  }
}
