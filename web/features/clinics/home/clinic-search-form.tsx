import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { clinicLimits } from '#domain/clinics/clinics.ts'
import { Button } from '#web/ui/button.tsx'
import { Search } from 'lucide-react'
import { TextField } from '#web/ui/form/text-field.tsx'

type ClinicSearchFormProps = {
  /** The name of the search parameter. */
  name: 'clinics' | 'find'
  /** The id of the section to which the address leads. */
  section: string
  /** The search text of the page's request. */
  given: string
  words: { search: string; searchHint: string; button: string; searching: string }
  isBusy: boolean
  onSearch: (words: string) => void
}

/** A search box with a button. Without scripts it submits by address and keeps the parameters of other sections. */
export function ClinicSearchForm({ name, section, given, words, isBusy, onSearch }: ClinicSearchFormProps) {
  const { search } = useLocation()
  const others = [...new URLSearchParams(search)].filter(([other]) => other !== name)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get(name)
    if (typeof typed === 'string') onSearch(typed.trim())
  }

  return (
    <search aria-label={words.search}>
      <form action={`/#${section}`} onSubmit={submit} className="flex flex-wrap items-end gap-3">
        {others.map(([other, value]) => (
          <input key={other} type="hidden" name={other} value={value} />
        ))}
        <TextField
          key={given}
          id={`${section}-words`}
          name={name}
          type="search"
          label={words.search}
          hint={words.searchHint}
          defaultValue={given}
          maxLength={clinicLimits.line}
          icon={<Search aria-hidden />}
          className="min-w-0 flex-[1_1_18rem]"
        />
        <Button type="submit" kind="primary" isPending={isBusy} pendingLabel={words.searching}>
          {words.button}
        </Button>
      </form>
    </search>
  )
}
