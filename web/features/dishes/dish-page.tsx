import type { Dish, DishNamesSource } from '#domain/food/dishes.ts'
import { dishScripts, ingredients, shares } from '#domain/food/dishes.ts'
import type { PlaceCard } from '#domain/places/place-lists.ts'
import type { SceneName } from '#domain/site/scene-names.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { cardAddress } from './card-address.ts'
import { Picture } from '#web/travel/places/picture.tsx'
import { PlaceNameLine } from '#web/travel/places/place-name.tsx'
import { PlaceStrip } from '#web/travel/places/place-strip.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { classes } from '#web/ui/classes.ts'
import { SectionHead } from '#web/ui/section-head.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dishScenes } from './dish-scenes.ts'
import { dishes as dishMessages } from '#locales/en/food/dishes.ts'
import { Heat } from './heat.tsx'

type ServingPlace = Pick<PlaceCard, 'id' | 'name' | 'district'> & { scene: SceneName }
export type DishDetails = {
  dish: Omit<Dish, 'words' | 'searched' | 'cuisines' | 'basis' | 'source' | 'checkedOn'>
  namesSource: DishNamesSource
  romanised: string
  places: readonly ServingPlace[]
}

export function DishPage({ details: { dish, namesSource, romanised, places } }: { details: DishDetails }) {
  const scene = dishScenes[dish.id]
  const { id, name, about, eaten, heat, kind } = dish
  return (
    <article className="page py-10 md:py-14">
      <TextLink to={sitePages.dishes.path}>{dishMessages.page.back}</TextLink>
      <div className={classes(scene !== undefined && 'grid grid-cols-1 items-start gap-x-12 gap-y-8 md:grid-cols-2')}>
        <div>
          <h1 className="mt-6 text-h1 wrap-anywhere">
            <span lang="ko" className="block text-[clamp(2.5rem,10vw,4.5rem)] leading-tight">
              {name.ko}
            </span>
            {name.en}
          </h1>
          <p className="mt-2 text-lead text-soft">
            {dishMessages.say(romanised)} · {dishMessages.kinds[kind]}
          </p>
          <p className="mt-5 max-w-[62ch] text-lead">{about}</p>
          <p className="mt-6">
            <ButtonLink kind="primary" to={cardAddress({ dishId: id })}>
              {dishMessages.page.card}
            </ButtonLink>
          </p>
        </div>
        {scene === undefined ? null : <Picture scene={scene} id={id} ratio="card" className="mt-6 aspect-4/3" />}
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
        <Contents contains={dish.contains} />
        <div className="grid grid-cols-1 content-start gap-8">
          <section>
            <h2 className="text-h3">{dishMessages.page.eaten}</h2>
            <p className="mt-3 max-w-[62ch]">{eaten}</p>
          </section>
          <section>
            <h2 className="text-h3">{dishMessages.page.heat}</h2>
            <p className="mt-3">
              <Heat heat={heat} />
            </p>
          </section>
          <OfficialNames officialNames={dish.officialNames} source={namesSource} />
        </div>
      </div>
      <Serving places={places} />
    </article>
  )
}

function Contents({ contains }: Pick<Dish, 'contains'>) {
  const lines = shares.flatMap((share) => {
    const named = ingredients.filter((ingredient) => contains[ingredient] === share)
    return named.length === 0 ? [] : [{ share, named: named.map((ingredient) => dishMessages.ingredients[ingredient]) }]
  })
  return (
    <section>
      <h2 className="text-h3">{dishMessages.page.contains}</h2>
      {lines.length === 0 ? (
        <p className="mt-3">{dishMessages.page.nothing}</p>
      ) : (
        <dl className="mt-3 border-t border-line">
          {lines.map(({ share, named }) => (
            <div key={share} className="flex flex-wrap gap-x-4 border-b border-line py-3">
              <dt className="w-24 max-w-full text-soft">{dishMessages.page.shares[share]}</dt>
              <dd className="min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">{named.join(', ')}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-3 max-w-[62ch] text-small text-soft">{dishMessages.caution}</p>
    </section>
  )
}

const scriptLanguages = { ja: 'ja', zh: 'zh-Hans', zhHant: 'zh-Hant' } as const

function OfficialNames({ officialNames, source }: Pick<Dish, 'officialNames'> & { source: DishNamesSource }) {
  const { page: words } = dishMessages
  if (officialNames === null) return null
  return (
    <section>
      <h2 className="text-h3">{words.names}</h2>
      <dl className="mt-3 border-t border-line">
        {dishScripts.map((script) => (
          <div key={script} className="flex flex-wrap gap-x-4 border-b border-line py-3">
            <dt className="w-48 max-w-full text-soft">{words.scripts[script]}</dt>
            <dd lang={scriptLanguages[script]} className="min-w-0 flex-[1_1_9rem] font-semibold wrap-anywhere">
              {officialNames[script]}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-[62ch] text-small text-soft">
        {words.namesFrom} <TextLink to={source.address}>{source.publisher}</TextLink>
        {words.namesRead(source)}
      </p>
    </section>
  )
}

function describeDistrict({ district }: ServingPlace) {
  return <PlaceNameLine name={district} />
}

function Serving({ places }: Pick<DishDetails, 'places'>) {
  const { page: words } = dishMessages
  return (
    <section aria-labelledby="serving-heading" className="mt-18 md:mt-24">
      <SectionHead id="serving-heading" title={words.places} korean={words.placesKorean} lead={words.placesLead} />
      {places.length === 0 ? (
        <p className="mt-6 max-w-[62ch]">{words.noPlaces}</p>
      ) : (
        <PlaceStrip labelledBy="serving-heading" places={places} describe={describeDistrict} />
      )}
    </section>
  )
}
