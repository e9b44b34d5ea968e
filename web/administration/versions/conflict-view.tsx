import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Conflict } from '#domain/site/change-history.ts'
import type { EditedKind, ToldKind, Versioned } from '#web/administration/edited-kind.ts'
import { type Clash, compareEdits, mergeEdits } from './compare-edits.ts'
import { FieldValue } from './field-value.tsx'

/** The values that I read, my changes, and the values that somebody else saved since. */
export type EditConflict<Thing, Facts> = { before: Facts; mine: Facts } & Conflict<Thing>

type ConflictViewProps<Thing extends Versioned & Facts, Facts extends object, Draft extends object> = {
  kind: EditedKind<Thing, Facts, Draft>
  conflict: EditConflict<Thing, Facts>
  isPending: boolean
  onSave: (merged: Facts) => void
  onBack: () => void
}

/** Compares what another editor saved with what I typed, field by field. Mine stays until I take theirs. */
export function ConflictView<Thing extends Versioned & Facts, Facts extends object, Draft extends object>({
  kind,
  conflict,
  isPending,
  onSave,
  onBack,
}: ConflictViewProps<Thing, Facts, Draft>) {
  const { conflict: say, moment } = kind.words
  const { before, mine, current, changes } = conflict
  const theirs = kind.onlyEdited(current)
  const { clashes, taken } = compareEdits(before, theirs, mine)
  const [takeTheirs, setTakeTheirs] = useState<readonly string[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  function choose(field: string, isTheirs: boolean) {
    setTakeTheirs((held) => [...held.filter((other) => other !== field), ...(isTheirs ? [field] : [])])
  }
  const [latest] = changes
  return (
    <div className="grid gap-8">
      <div className="max-w-172 border-s-4 border-ochre bg-wash-ochre p-4 sm:p-5">
        <h3 ref={heading} tabIndex={-1} className="text-h3">
          {say.title}
        </h3>
        {latest ? <p className="mt-2">{say.by(latest.by ?? say.somebody, moment(latest.at))}</p> : null}
        <p className="mt-2 font-medium">{clashes.length > 0 ? say.choose(clashes.length) : say.noClash}</p>
      </div>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.field}
          kind={kind}
          clash={clash}
          isTheirs={takeTheirs.includes(clash.field)}
          onChoose={(isTheirs) => choose(clash.field, isTheirs)}
        />
      ))}
      {taken.length > 0 ? <TakenChanges kind={kind} taken={taken} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          kind="primary"
          size="large"
          isPending={isPending}
          pendingLabel={say.saving}
          onClick={() => onSave(mergeEdits({ before, theirs, mine }, takeTheirs))}
        >
          {say.save}
        </Button>
        <Button size="large" onClick={onBack}>
          {say.back}
        </Button>
      </div>
    </div>
  )
}

type ClashChoiceProps = { kind: ToldKind; clash: Clash; isTheirs: boolean; onChoose: (isTheirs: boolean) => void }

function ClashChoice({ kind, clash: { field, before, theirs, mine }, isTheirs, onChoose }: ClashChoiceProps) {
  const { conflict: say, fields } = kind.words
  const option = (takesTheirs: boolean, label: string, detail: string, value: unknown) => (
    <label className="flex cursor-pointer gap-3 rounded-panel border border-line bg-surface p-4 has-checked:border-jade has-checked:bg-wash-jade has-checked:inset-ring has-checked:inset-ring-jade">
      <input
        type="radio"
        name={`conflict-${field}`}
        checked={isTheirs === takesTheirs}
        onChange={() => onChoose(takesTheirs)}
        className="mt-0.5 size-5 shrink-0 accent-jade"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        <span className="mb-2 block text-mini text-soft">{detail}</span>
        <FieldValue lines={kind.describeValue(field, value)} />
      </span>
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="text-body font-semibold">{fields[field]}</legend>
      <div className="mt-1 mb-3 flex gap-2 text-small text-soft">
        <span className="shrink-0">{say.before}:</span>
        <FieldValue lines={kind.describeValue(field, before)} />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {option(false, say.keepMine, say.mine, mine)}
        {option(true, say.takeTheirs, say.theirs, theirs)}
      </div>
    </fieldset>
  )
}

function TakenChanges({ kind, taken }: { kind: ToldKind; taken: readonly Clash[] }) {
  const { conflict: say, fields } = kind.words
  return (
    <section className="max-w-172">
      <h4 className="text-small font-semibold">{say.takenTitle}</h4>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {taken.map(({ field, theirs }) => (
          <div key={field} className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr]">
            <dt className="text-small text-soft">{fields[field]}</dt>
            <dd>
              <FieldValue lines={kind.describeValue(field, theirs)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
