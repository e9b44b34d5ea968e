import { foodProviderNames } from '#domain/food/food-search.ts'
import { loadedHead } from '#web/loaded-head.ts'
import { servicesContext } from '#web/services-context.ts'
import type { Route } from './+types/privacy.ts'
import { FoodSearchSection } from './food-search-section.tsx'
import { informationHead } from './information-head.ts'
import { information as informationMessages } from '#locales/en/site/information.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection, ProseSections } from './prose.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const { operator, settings, siteOrigin } = context.get(servicesContext)
  const isOn = new Set(settings.listServices().flatMap((service) => (service.isOn ? [service.id] : [])))
  const foodProviders = foodProviderNames.filter((name) => isOn.has(name))
  return { operator, foodProviders, head: informationHead(siteOrigin, 'privacy') }
}

export const meta = loadedHead

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { privacy } = informationMessages
  return (
    <ProsePage {...privacy} scene="hanok-stay">
      <ProseSections sections={privacy.sections} />
      <FoodSearchSection providers={loaderData.foodProviders} />
      <ProseSection heading={privacy.operatorHeading}>
        <OperatorCard operator={loaderData.operator} />
      </ProseSection>
    </ProsePage>
  )
}
