import { HoursField } from '#web/administration/form/hours-field.tsx'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { emptySeason } from '#web/features/places/administration/draft/season-drafts.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FormParts } from './form-parts.ts'

const mostSeasons = 6

/** Seasons with other hours, such as winter, or months in which the place is closed. */
export function SeasonsField({ draft, change, errorOf }: FormParts) {
  const { fields, hints, seasons: words } = placeForm
  return (
    <GroupFrame
      id={fieldId('seasons')}
      label={fields.seasons}
      hint={hints.seasons}
      isOptional
      error={errorOf('seasons')}
    >
      <RowList
        rows={draft.seasons}
        onRows={(seasons) => change({ seasons })}
        empty={emptySeason}
        most={mostSeasons}
        words={words}
      >
        {({ from, to, hours, lastEntry }, row, changeSeason) => {
          const at = (path: string) => `seasons-${row}-${path}`
          return (
            <>
              <FieldPair>
                <TextField
                  id={fieldId(at('from'))}
                  label={words.from}
                  hint={words.dayHint}
                  value={from}
                  onChange={(event) => changeSeason({ from: event.target.value })}
                  error={errorOf(at('from'))}
                />
                <TextField
                  id={fieldId(at('to'))}
                  label={words.to}
                  hint={words.dayHint}
                  value={to}
                  onChange={(event) => changeSeason({ to: event.target.value })}
                  error={errorOf(at('to'))}
                />
              </FieldPair>
              <HoursField
                label={words.hours(row + 1)}
                hours={hours}
                onHours={(next) => changeSeason({ hours: next })}
                errorOf={(path) => errorOf(at(path))}
                fieldId={(path) => fieldId(at(path))}
              />
              <TextField
                id={fieldId(at('lastEntry'))}
                type="time"
                label={fields.lastEntry}
                isOptional
                value={lastEntry}
                onChange={(event) => changeSeason({ lastEntry: event.target.value })}
                error={errorOf(at('lastEntry'))}
                className="max-w-44"
              />
            </>
          )
        }}
      </RowList>
    </GroupFrame>
  )
}
