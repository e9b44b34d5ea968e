import { placeEditLimits } from '#domain/places/place-edits.ts'
import { nameLanguages, placeKinds } from '#domain/places/places.ts'
import { FieldPair } from '#web/administration/form/form-section.tsx'
import { WordListField } from '#web/administration/form/word-list-field.tsx'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { placeForm } from '#locales/en/places/place-form.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DraftField, ScriptField } from './draft-field.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'

// Clinics are edited on their own pages.
const kinds = placeKinds.filter((kind) => kind !== 'clinic')

export function EssentialsSection(form: FormParts) {
  const { fields, hints, placeholders, kinds: kindWords, aliases } = placeForm
  const { draft, change, errorOf } = form
  return (
    <PlaceSection id="essentials">
      <FieldPair>
        <ScriptField form={form} field="name" script="en" hint={hints.name} />
        <ScriptField form={form} field="name" script="ko" hint={hints.name} />
        {nameLanguages.map((language) => (
          <TextField
            key={language}
            id={fieldId(`otherNames-${language}`)}
            label={fields[`otherNames.${language}`]}
            isOptional
            lang={language}
            value={draft.otherNames[language]}
            onChange={(event) => change({ otherNames: { ...draft.otherNames, [language]: event.target.value } })}
            error={errorOf(`otherNames-${language}`)}
          />
        ))}
      </FieldPair>
      <WordListField
        id={fieldId('aliases')}
        label={fields.aliases}
        words={draft.aliases}
        onWords={(words) => change({ aliases: words })}
        typed={draft.unadded.alias}
        onType={(alias) => change((held) => ({ ...held, unadded: { ...held.unadded, alias } }))}
        own={aliases}
        error={errorOf('aliases')}
      />
      <FieldPair>
        <SelectField
          id={fieldId('kind')}
          label={fields.kind}
          options={kinds.map((value) => ({ value, label: kindWords[value] }))}
          placeholder={draft.kind ? undefined : placeholders.kind}
          value={draft.kind}
          onChange={(event) => change({ kind: kinds.find((kind) => kind === event.target.value) ?? '' })}
          error={errorOf('kind')}
          required
          className="self-end"
        />
        <DraftField form={form} field="visitMinutes" hint={hints.visitMinutes} inputMode="numeric" required />
      </FieldPair>
      <TextArea
        id={fieldId('description')}
        label={fields.description}
        isOptional
        longest={placeEditLimits.text}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errorOf('description')}
      />
    </PlaceSection>
  )
}
