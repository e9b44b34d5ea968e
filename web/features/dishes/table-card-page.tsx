import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Dish } from '#domain/food/dishes.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { cardAddress, type CardQuery, readCardQuery } from './card-address.ts'
import { phraseGroups, type TablePhraseId, tablePhraseIds, tablePhrases } from '#domain/food/table-phrases.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { TableCard } from './table-card.tsx'
import { tableCard as words } from '#locales/en/food/table-card.ts'

type Props = {
  query: CardQuery
  place: { id: string; name: PlaceName } | null
  dishes: readonly Pick<Dish, 'id' | 'name'>[]
}

/**
 * A card to show at the table, with its choices below. With scripts a choice is shown at once and changes the address,
 * also offline. A cached page may show another choice than its address.
 */
export function TableCardPage({ query, place, dishes }: Props) {
  const scripts = useScripts()
  const navigate = useNavigate()
  const [address] = useSearchParams()
  // An optimistic update: the address changes a moment after the choice.
  const [own, showAtOnce] = useOptimistic(readCardQuery(address))
  const shown = scripts ? own : query
  const dish = dishes.find(({ id }) => id === shown.dishId) ?? null
  const at = place !== null && place.id === shown.placeId ? place : null
  function change(changed: Partial<CardQuery>): void {
    startTransition(async () => {
      const next = { ...own, ...changed }
      showAtOnce(next)
      await navigate(cardAddress(next), { replace: true, preventScrollReset: true })
    })
  }
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-h1">
        <TitleWithKorean title={words.title} korean={words.korean} />
      </h1>
      <p className="mt-4 max-w-[62ch] text-soft print:hidden">{words.lead}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-10 lg:grid-cols-2">
        <TableCard say={shown.say} dish={dish} place={at} />
        <form action={sitePages['table-card'].path} className="grid grid-cols-1 gap-8 print:hidden">
          {at ? <input type="hidden" name="place" value={at.id} /> : null}
          <SelectField
            label={words.dish}
            name="dish"
            value={dish?.id ?? ''}
            onChange={(event) => change({ dishId: event.target.value || null })}
            options={[
              { value: '', label: words.noDish },
              ...dishes.map(({ id, name }) => ({ value: id, label: `${name.en} · ${name.ko}` })),
            ]}
          />
          <Phrases
            say={shown.say}
            onChoose={(phrase, isSaid) =>
              change({ say: tablePhraseIds.filter((id) => (id === phrase ? isSaid : own.say.includes(id))) })
            }
          />
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {scripts ? null : (
              <Button kind="primary" type="submit">
                {words.show}
              </Button>
            )}
            <TextLink to={cardAddress({ placeId: at?.id ?? null })} preventScrollReset replace>
              {words.clear}
            </TextLink>
          </p>
        </form>
      </div>
    </div>
  )
}

type PhrasesProps = { say: readonly TablePhraseId[]; onChoose: (phrase: TablePhraseId, isSaid: boolean) => void }

function Phrases({ say, onChoose }: PhrasesProps) {
  return phraseGroups.map((group) => (
    <fieldset key={group} className="min-w-0">
      <legend className="text-lead font-semibold">{words.groups[group]}</legend>
      <div className="mt-2 grid grid-cols-1">
        {tablePhrases
          .filter((phrase) => phrase.group === group)
          .map(({ id, ko }) => (
            <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-line py-3">
              <ChoiceBox
                type="checkbox"
                name="say"
                value={id}
                checked={say.includes(id)}
                onChange={({ target }) => onChoose(id, target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">
                {words.meanings[id]}
                <span lang="ko" className="block text-small text-soft">
                  {ko}
                </span>
              </span>
            </label>
          ))}
      </div>
    </fieldset>
  ))
}
