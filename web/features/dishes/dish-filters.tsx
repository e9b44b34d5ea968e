import { Form } from 'react-router'
import { dishKinds, type DishQuery, ingredients } from '#domain/food/dishes.ts'
import { sitePages } from '#domain/site/site-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceBox } from '#web/ui/form/choice-box.tsx'
import { ChevronDown, Search } from 'lucide-react'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { dishes as dishMessages } from '#locales/en/food/dishes.ts'

/** A plain form with an address, so that it works without scripts and can be shared. */
export function DishFilters({ query }: { query: DishQuery }) {
  const { search: words, kinds, heats, ingredients: names } = dishMessages
  const { words: typed, kind, most, without } = query
  const isAsked = typed !== '' || kind !== null || most !== null || without.length > 0
  return (
    <search className="mt-8 block">
      <Form
        // The key resets the form when the query changes elsewhere, such as by Back.
        key={JSON.stringify(query)}
        action={sitePages.dishes.path}
        preventScrollReset
        className="grid gap-5 border-y border-line py-6"
      >
        <div className="grid grid-cols-1 items-end gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_auto]">
          <TextField
            label={words.label}
            name="q"
            type="search"
            defaultValue={typed}
            placeholder={words.placeholder}
            maxLength={60}
            icon={<Search aria-hidden />}
            className="col-span-full lg:col-span-1"
          />
          <SelectField
            label={words.kind}
            name="kind"
            defaultValue={kind ?? ''}
            placeholder={words.anyKind}
            options={dishKinds.map((value) => ({ value, label: kinds[value] }))}
          />
          <SelectField
            label={words.heat}
            name="heat"
            defaultValue={most === null ? '' : String(most)}
            placeholder={words.anyHeat}
            options={heats.map((label, heat) => ({ value: String(heat), label }))}
          />
          <Button kind="primary" type="submit" className="col-span-full lg:col-span-1">
            {words.show}
          </Button>
        </div>
        <details open={without.length > 0}>
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold marker:content-none">
            <ChevronDown aria-hidden className="size-5 in-open:rotate-180" />
            {words.without}
          </summary>
          <fieldset className="mt-1 flex flex-wrap gap-x-5">
            <legend className="sr-only">{words.without}</legend>
            {ingredients.map((ingredient) => (
              <label key={ingredient} className="inline-flex min-h-11 cursor-pointer items-center gap-2">
                <ChoiceBox
                  type="checkbox"
                  name="without"
                  value={ingredient}
                  defaultChecked={without.includes(ingredient)}
                />
                {names[ingredient]}
              </label>
            ))}
          </fieldset>
        </details>
        {isAsked ? (
          <p>
            <TextLink to={sitePages.dishes.path}>{words.clear}</TextLink>
          </p>
        ) : null}
      </Form>
    </search>
  )
}
