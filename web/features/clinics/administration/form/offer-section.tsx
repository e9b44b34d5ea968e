import { suggestedHighlights } from '#domain/clinics/clinic-suggestions.ts'
import { clinicLanguages } from '#domain/clinics/clinics.ts'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { holds } from '#web/administration/draft/typed.ts'
import { leftProcedures } from '#web/features/clinics/administration/draft/clinic-draft.ts'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { ClinicSection } from './clinic-section.tsx'
import { WordListField } from '#web/administration/form/word-list-field.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function OfferSection({ draft, change, errorOf }: FormParts) {
  const { fields, wordLists, language } = clinicForm
  const { procedures, highlights } = draft
  const typeInto = (list: 'procedure' | 'highlight') => (typed: string) =>
    change((held) => ({ ...held, unadded: { ...held.unadded, [list]: typed } }))
  return (
    <ClinicSection id="offer">
      <WordListField
        id={fieldId('procedures')}
        label={fields.procedures}
        words={procedures}
        onWords={(words) => change({ procedures: words })}
        suggestions={leftProcedures(draft)}
        typed={draft.unadded.procedure}
        onType={typeInto('procedure')}
        own={wordLists.procedures}
        error={errorOf('procedures')}
      />
      <WordListField
        id={fieldId('highlights')}
        label={fields.highlights}
        words={highlights}
        onWords={(words) => change({ highlights: words })}
        suggestions={suggestedHighlights.filter((word) => !holds(highlights, word))}
        typed={draft.unadded.highlight}
        onType={typeInto('highlight')}
        own={wordLists.highlights}
        error={errorOf('highlights')}
      />
      <TileGroup
        name={fieldId('languages')}
        label={fields.languages}
        isOptional
        tiles={clinicLanguages.map((value) => ({ value, label: language(value) }))}
        selected={draft.languages}
        onSelect={(languages) => change({ languages })}
        className="max-w-172"
      />
    </ClinicSection>
  )
}
