import { Form, useNavigation } from 'react-router'
import { clinicLanguages } from '#domain/clinics/clinics.ts'
import { consultationKinds, consultationLimits, interpreterWishes } from '#domain/consultations/consultations.ts'
import type { ConsultationKind } from '#domain/consultations/consultations.ts'
import { requestFields, type RequestMistakes, type TypedRequest } from '#domain/consultations/read-request.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { consultationForm as words } from '#locales/en/consultations/consultation-form.ts'
import type { ErrorOf } from './error-of.ts'
import { ProcedureFields } from './procedure-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { WindowFields } from './window-fields.tsx'

type RequestFormProps = {
  /** The kind that the address asks for. */
  kind: ConsultationKind
  choices: readonly PlaceName[]
  /** Whether the clinic itself names these procedures. */
  isOwnList: boolean
  /** The day in Seoul. */
  today: string
  typed: TypedRequest | undefined
  mistakes: RequestMistakes
  /** The number of submits so far. */
  attempt: number
}

/** The form of a request. What was typed stays, also without scripts. */
export function RequestForm({ kind, choices, isOwnList, today, typed, mistakes, attempt }: RequestFormProps) {
  const isPending = useNavigation().formMethod === 'POST'
  const errors = requestFields.flatMap((field) => {
    const mistake = mistakes[field]
    return mistake ? [{ field, fieldId: field, message: words.mistakeIn(field, mistake, today) }] : []
  })
  const errorOf: ErrorOf = (name) => errors.find(({ field }) => field === name)?.message
  return (
    <section aria-labelledby="request-form">
      <ErrorSummary errors={errors} attempt={attempt} className="mb-8" />
      <h2 id="request-form" className="text-h3">
        {words.formHeading}
      </h2>
      <Form method="post" noValidate className="group/request mt-6 grid gap-8">
        <RadioGroup
          name="kind"
          label={words.kind.label}
          options={consultationKinds.map((value) => ({ value, label: words.kind.options[value] }))}
          defaultSelected={consultationKinds.find((value) => value === typed?.kind) ?? (typed ? undefined : kind)}
          error={errorOf('kind')}
        />
        <ProcedureFields {...{ choices, isOwnList, typed, errorOf }} />
        <StayFields {...{ today, typed, errorOf }} />
        <WindowFields {...{ today, typed, errorOf }} />
        <div className="grid gap-6 sm:grid-cols-2">
          <SelectField
            id="language"
            name="language"
            label={words.language.label}
            options={clinicLanguages.map((value) => ({ value, label: words.language.of(value) }))}
            defaultValue={typed?.language ?? words.language.own}
            error={errorOf('language')}
          />
          <TextField
            id="budget"
            name="budget"
            label={words.budget.label}
            hint={words.budget.hint}
            defaultValue={typed?.budget}
            error={errorOf('budget')}
            autoComplete="off"
            isOptional
          />
        </div>
        <RadioGroup
          name="interpreter"
          label={words.interpreter.label}
          options={interpreterWishes.map((value) => ({ value, label: words.interpreter.options[value] }))}
          defaultSelected={
            interpreterWishes.find((value) => value === typed?.interpreter) ?? (typed ? undefined : 'none')
          }
          error={errorOf('interpreter')}
        />
        <TextArea
          id="message"
          name="message"
          label={words.message.label}
          hint={words.message.hint}
          defaultValue={typed?.message}
          longest={consultationLimits.message}
          error={errorOf('message')}
          className="[&_textarea]:min-h-36"
        />
        <div>
          <Button type="submit" kind="primary" size="large" isPending={isPending} pendingLabel={words.writing}>
            {words.write}
          </Button>
        </div>
      </Form>
    </section>
  )
}
