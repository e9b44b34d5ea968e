import { clinicLimits } from '#domain/clinics/clinics.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { fieldId } from '#web/features/clinics/administration/draft/describe-mistakes.ts'
import type { FormParts } from './form-parts.ts'
import { ClinicSection } from './clinic-section.tsx'
import { RowList } from '#web/administration/form/row-list.tsx'
import { clinicForm } from '#locales/en/clinics/clinic-form.ts'

export function QuestionsSection({ draft, change, errorOf }: FormParts) {
  const { faqs: words } = clinicForm
  return (
    <ClinicSection id="questions">
      <RowList
        rows={draft.faqs}
        onRows={(faqs) => change({ faqs })}
        empty={{ question: '', answer: '' }}
        most={clinicLimits.faqs}
        words={words}
      >
        {({ question, answer }, nth, changeFaq) => (
          <>
            <TextField
              id={fieldId(`faqs-${nth}-question`)}
              label={words.question}
              value={question}
              onChange={(event) => changeFaq({ question: event.target.value })}
              error={errorOf(`faqs-${nth}-question`)}
              className="max-w-none!"
            />
            <TextArea
              id={fieldId(`faqs-${nth}-answer`)}
              label={words.answer}
              longest={clinicLimits.text}
              value={answer}
              onChange={(event) => changeFaq({ answer: event.target.value })}
              error={errorOf(`faqs-${nth}-answer`)}
            />
          </>
        )}
      </RowList>
    </ClinicSection>
  )
}
