import type { TypedRequest } from '#domain/consultations/read-request.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { GroupFrame } from '#web/ui/form/field-frame.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { consultationForm } from '#locales/en/consultations/consultation-form.ts'
import type { ErrorOf } from './error-of.ts'

type ProcedureFieldsProps = {
  choices: readonly PlaceName[]
  isOwnList: boolean
  typed: TypedRequest | undefined
  errorOf: ErrorOf
}

const shownAtFirst = 8

/** What the request is about: offered procedures, and others in the visitor's own words. */
export function ProcedureFields({ choices, isOwnList, typed, errorOf }: ProcedureFieldsProps) {
  const { procedures: words } = consultationForm
  const chosen = typed?.procedures ?? []
  const rest = choices.slice(shownAtFirst)
  return (
    <div className="grid gap-5">
      {choices.length > 0 ? (
        <GroupFrame
          id="procedures"
          label={words.label}
          hint={isOwnList ? words.hintOwn : words.hint}
          error={errorOf('procedures')}
        >
          <Choices choices={choices.slice(0, shownAtFirst)} first={0} chosen={chosen} />
          {rest.length > 0 ? (
            // A press opens it without scripts too. It stays open over what was chosen inside.
            <details open={rest.some(({ en }) => chosen.includes(en))}>
              <summary className="w-fit cursor-pointer py-2.5 text-small font-medium text-jade underline underline-offset-4">
                {words.more(rest.length)}
              </summary>
              <Choices choices={rest} first={shownAtFirst} chosen={chosen} />
            </details>
          ) : null}
        </GroupFrame>
      ) : null}
      <TextField
        id={choices.length > 0 ? 'otherProcedure' : 'procedures'}
        name="otherProcedure"
        label={choices.length > 0 ? words.other : words.own}
        defaultValue={typed?.otherProcedure}
        error={errorOf('otherProcedure') ?? (choices.length > 0 ? undefined : errorOf('procedures'))}
        autoComplete="off"
        isOptional
        className="max-w-172"
      />
    </div>
  )
}

/** `first`: the place of the first one among all choices. */
type ChoicesProps = { choices: readonly PlaceName[]; first: number; chosen: readonly string[] }

function Choices({ choices, first, chosen }: ChoicesProps) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-2">
      {choices.map(({ en }, place) => (
        <Checkbox
          key={en}
          id={`procedure-${first + place}`}
          name="procedure"
          value={en}
          label={en}
          defaultChecked={chosen.includes(en)}
        />
      ))}
    </div>
  )
}
