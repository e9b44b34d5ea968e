import { Form, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Act, HiddenFields } from './act.tsx'
import { clinicDesk } from '#locales/en/consultations/clinic-desk.ts'

/** Before the clinic has asked for a code, and after that. */
export type CodeStep = {
  isSent: boolean
  problem?: 'wrong' | 'limited' | 'ended'
  /** A message that was being written when the hour of the last code was over. */
  text?: string
}

/** Asks for the code that only the clinic's own mail has. */
export function ClinicCode({ step: { isSent, problem, text } }: { step: CodeStep }) {
  const { code: words } = clinicDesk
  const isPending = useNavigation().formData?.get('intent') === 'enter'
  const kept = text === undefined ? {} : { text }
  if (!isSent) {
    return (
      <div className="mt-8 grid justify-items-start gap-4">
        {problem ? <p role="alert">{words.problems[problem]}</p> : null}
        <p className="max-w-[62ch]">{words.text}</p>
        <Act intent="code" fields={kept} kind="primary">
          {words.send}
        </Act>
      </div>
    )
  }
  return (
    <div className="mt-8 grid justify-items-start gap-4">
      <Form method="post" noValidate className="grid justify-items-start gap-4">
        <HiddenFields fields={{ intent: 'enter', ...kept }} />
        <TextField
          id="code"
          name="code"
          label={words.label}
          hint={words.hint}
          error={problem && words.problems[problem]}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
        <Button type="submit" kind="primary" isPending={isPending}>
          {words.open}
        </Button>
      </Form>
      <Act intent="code" fields={kept}>
        {words.again}
      </Act>
    </div>
  )
}
