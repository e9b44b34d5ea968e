import { type SubmitEvent, useState } from 'react'
import { placeCheck } from '#domain/places/place-edit-schemas.ts'
import { isToCome } from '#domain/places/place-edits.ts'
import type { Place } from '#domain/places/places.ts'
import { describeFailure } from '#web/administration/describe-failure.ts'
import { DayField } from '#web/administration/form/day-field.tsx'
import { todayInKorea } from '#web/administration/form/today-in-korea.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { checkPlace, placeCalls } from './calls.ts'
import { uncheckedPlaces } from '#locales/en/places/unchecked-places.ts'
import { placeForm as words } from '#locales/en/places/place-form.ts'

type CheckFormProps = {
  place: Place
  onChecked: () => void
  /** Somebody else saved it in the meantime: the saved values. */
  onChanged: (place: Place) => void
  onCancel: () => void
}

type Wrong = { source?: string | undefined; checkedOn?: string | undefined }

/** The source and the date of a check. The defaults are the place's website and today. */
export function CheckForm({ place, onChecked, onChanged, onCancel }: CheckFormProps) {
  const { list: say } = uncheckedPlaces
  const [today] = useState(todayInKorea)
  const [source, setSource] = useState(place.website ?? '')
  const [checkedOn, setCheckedOn] = useState(today)
  const [wrong, setWrong] = useState<Wrong>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const fieldId = (field: string) => `check-${place.id}-${field}`

  async function send(event: SubmitEvent) {
    event.preventDefault()
    const found = findWrong()
    setWrong(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(fieldId(first))?.focus()
    setPending(true)
    setFailure(null)
    try {
      await checkPlace(place, { source: source.trim(), checkedOn })
      onChecked()
    } catch (error) {
      const conflict = placeCalls.readConflict(error)
      if (conflict) onChanged(conflict.current)
      setFailure(conflict ? say.changed : describeFailure(error, words))
      setPending(false)
    }
  }

  function findWrong(): Wrong {
    const { shape } = placeCheck
    return {
      ...(!shape.source.safeParse(source).success && { source: words.mistakes.source }),
      ...(!shape.checkedOn.safeParse(checkedOn).success && { checkedOn: words.mistakes.checkedOn }),
      ...(isToCome(checkedOn, today) && { checkedOn: words.mistakes.future(words.fields.checkedOn) }),
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="mt-4 rounded-panel border border-line bg-surface p-4 sm:p-5"
    >
      <p className="max-w-[62ch] text-small">{say.intro}</p>
      <div className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_15rem]">
        <TextField
          id={fieldId('source')}
          label={words.fields.source}
          hint={words.hints.source}
          value={source}
          onChange={(event) => setSource(event.target.value)}
          error={wrong.source}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press that opened the form asked for it
          autoFocus
          className="max-w-none!"
        />
        <DayField
          id={fieldId('checkedOn')}
          label={words.fields.checkedOn}
          hint={words.basis.checkedOnHint}
          day={checkedOn}
          max={today}
          onDay={setCheckedOn}
          error={wrong.checkedOn}
        />
      </div>
      <div role="alert" className="empty:hidden">
        {failure ? (
          <p className="mt-4 border-s-4 border-vermilion bg-wash-vermilion p-3 text-small">{failure}</p>
        ) : null}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" kind="primary" size="small" isPending={isPending} pendingLabel={say.saving}>
          {say.save}
        </Button>
        <Button size="small" onClick={onCancel}>
          {say.cancel}
        </Button>
      </div>
    </form>
  )
}
