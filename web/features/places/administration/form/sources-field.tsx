import { sourcedFacts } from '#domain/places/places.ts'
import { DayField } from '#web/administration/form/day-field.tsx'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { emptySource } from '#web/features/places/administration/draft/source-drafts.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import type { FormParts } from './form-parts.ts'

const mostSources = 12

/** The public pages about a place, and which facts each of them states. */
export function SourcesField({ draft, change, errorOf, today }: FormParts) {
  const { fields, hints, sources: words } = placeForm
  const tiles = sourcedFacts.map((value) => ({ value, label: words.facts[value] }))
  return (
    <GroupFrame id={fieldId('sources')} label={fields.sources} hint={hints.sources} error={errorOf('sources')}>
      <RowList
        rows={draft.sources}
        onRows={(sources) => change({ sources })}
        empty={emptySource}
        most={mostSources}
        words={words}
      >
        {(page, row, changePage) => {
          const at = (path: string) => `sources-${row}-${path}`
          return (
            <>
              <TextField
                id={fieldId(at('address'))}
                type="url"
                label={words.address}
                value={page.address}
                onChange={(event) => changePage({ address: event.target.value })}
                error={errorOf(at('address'))}
              />
              <TextField
                id={fieldId(at('publisher'))}
                label={words.publisher}
                value={page.publisher}
                onChange={(event) => changePage({ publisher: event.target.value })}
                error={errorOf(at('publisher'))}
              />
              <FieldPair>
                <DayField
                  id={fieldId(at('readOn'))}
                  label={words.readOn}
                  day={page.readOn}
                  max={today}
                  onDay={(readOn) => changePage({ readOn })}
                  error={errorOf(at('readOn'))}
                />
                <DayField
                  id={fieldId(at('pageDate'))}
                  label={words.pageDate}
                  hint={words.pageDateHint}
                  day={page.pageDate}
                  max={today}
                  onDay={(pageDate) => changePage({ pageDate })}
                  error={errorOf(at('pageDate'))}
                />
              </FieldPair>
              <TileGroup
                name={fieldId(at('facts'))}
                label={words.says}
                tiles={tiles}
                selected={page.facts}
                onSelect={(facts) => changePage({ facts })}
                error={errorOf(at('facts'))}
              />
              <TileGroup
                name={fieldId(at('disputes'))}
                label={words.disputes}
                isOptional
                tiles={tiles}
                selected={page.disputes}
                onSelect={(disputes) => changePage({ disputes })}
                error={errorOf(at('disputes'))}
              />
            </>
          )
        }}
      </RowList>
    </GroupFrame>
  )
}
