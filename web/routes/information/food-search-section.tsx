import type { FoodProviderName } from '#domain/food/food-search.ts'
import { foodProviderWords } from '#locales/en/food/food-providers.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { information as informationMessages } from '#locales/en/site/information.ts'
import { ProseSection } from './prose.tsx'

// From memory: Google requires both links from sites that show its places.
const googleTerms = 'https://maps.google.com/help/terms_maps/'
const googlePrivacy = 'https://policies.google.com/privacy'

/** Which external services receive a food search. Empty without any. */
export function FoodSearchSection({ providers }: { providers: readonly FoodProviderName[] }) {
  const { foodSearch } = informationMessages.privacy
  if (providers.length === 0) return null
  return (
    <ProseSection heading={foodSearch.heading}>
      <p>{foodSearch.sent(providers.map((name) => foodProviderWords[name]))}</p>
      {providers.includes('google') ? (
        <p>
          {foodSearch.google}{' '}
          <PlainLink to={googleTerms} className="underline underline-offset-4">
            {foodSearch.terms}
          </PlainLink>
          {', '}
          <PlainLink to={googlePrivacy} className="underline underline-offset-4">
            {foodSearch.privacy}
          </PlainLink>
        </p>
      ) : null}
    </ProseSection>
  )
}
