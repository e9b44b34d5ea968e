import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Search } from '#web/ui/icons/search.generated.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { galleryWords } from './gallery-words.ts'
import { Sample, Shelf } from './shelf.tsx'

const words = galleryWords.fields
const options = words.treatments.map((label) => ({ value: label, label }))
const errors = [
  { fieldId: 'wrong-email', message: words.emailError },
  { fieldId: 'wrong-treatment', message: words.treatmentError },
  { fieldId: 'wrong-agree', message: words.agreeError },
]

export function FieldsShelf() {
  const [attempt, setAttempt] = useState(0)
  return (
    <Shelf title={words.title}>
      <Sample name={words.summary}>
        <ErrorSummary errors={errors} attempt={attempt} className="mb-4" />
        <Button onClick={() => setAttempt(attempt + 1)}>{words.send}</Button>
      </Sample>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
        <TextField label={words.name} defaultValue={words.nameTyped} autoComplete="off" />
        <TextField
          id="wrong-email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={words.emailError}
          defaultValue={words.emailTyped}
        />
        <TextField
          type="search"
          label={words.search}
          placeholder={words.searchPlaceholder}
          icon={<Search aria-hidden />}
          isOptional
        />
        <SelectField label={words.treatment} options={options} placeholder={words.choose} />
        <SelectField
          id="wrong-treatment"
          label={words.treatment}
          options={options}
          placeholder={words.choose}
          error={words.treatmentError}
        />
        <TextField label={words.disabled} defaultValue={words.nameTyped} disabled />
        <TextField label={words.readOnly} defaultValue={words.nameTyped} readOnly />
        <TextArea label={words.question} defaultValue={words.questionTyped} longest={1000} isOptional />
        <TextArea
          label={words.questionLong}
          defaultValue={words.questionTyped}
          longest={40}
          error={words.questionError}
        />
      </div>
      <div className="max-w-172">
        <Checkbox label={words.news} hint={words.newsHint} defaultChecked />
        <Checkbox label={words.off} disabled />
        <Checkbox id="wrong-agree" label={words.agree} error={words.agreeError} className="mt-3" />
      </div>
    </Shelf>
  )
}
