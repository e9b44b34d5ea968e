import { type SubmitEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { clinicLimits, clinicTreatments } from '#domain/clinics/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { Search } from 'lucide-react'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { readForm, useFollowedForm } from '#web/ui/form/use-followed-form.ts'
import { homeClinics } from '#locales/en/clinics/home-clinics.ts'
import { type FinderQuery, readHomeClinicsQuery } from './home-clinics-query.ts'

/**
 * The parameters of other parts of the page, which are kept in the address. No others: an input can hide a property of
 * its form, for example one with the name "elements".
 */
const carriedNames = ['treatment', 'category', 'province', 'show']

type FinderFormProps = {
  /** The search whose results are shown. */
  shown: FinderQuery
  isBusy: boolean
  onSearch: (query: FinderQuery) => void
}

/** Words and a treatment. Without scripts it submits by address. */
export function FinderForm({ shown: { find, findIn }, isBusy, onSearch }: FinderFormProps) {
  const { finder: words, tabs } = homeClinics
  const form = useRef<HTMLFormElement>(null)
  const { search } = useLocation()
  const said = new URLSearchParams(search)

  function commit() {
    if (!form.current) return
    const { treatment: _ofTabs, ...query } = readHomeClinicsQuery(readForm(form.current))
    onSearch(query)
  }
  useFollowedForm(form, { find, findIn: findIn ?? '' }, commit)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    commit()
  }

  return (
    <search aria-label={words.search}>
      <form ref={form} action="/#clinic-finder" onSubmit={submit} className="flex flex-wrap items-end gap-3">
        {carriedNames.map((name) => {
          const value = said.get(name)
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null
        })}
        <TextField
          name="find"
          type="search"
          label={words.search}
          hint={words.searchHint}
          defaultValue={find}
          maxLength={clinicLimits.line}
          icon={<Search aria-hidden />}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <SelectField
          name="findIn"
          label={words.treatment}
          placeholder={words.anyTreatment}
          options={clinicTreatments.map((value) => ({ value, label: tabs.names[value] }))}
          defaultValue={findIn ?? ''}
          onChange={commit}
          className="min-w-0 flex-[1_1_13rem] sm:max-w-60"
        />
        <Button type="submit" kind="primary" isPending={isBusy} pendingLabel={words.searching} className="max-sm:grow">
          {words.button}
        </Button>
      </form>
    </search>
  )
}
