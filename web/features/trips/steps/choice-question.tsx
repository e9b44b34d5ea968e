import type { ReactNode } from 'react'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { ClearAnswer } from './clear-answer.tsx'
import { Question } from './step-section.tsx'

type ChoiceQuestionProps<Value extends string> = {
  name: string
  title: string
  hint?: string
  tiles: readonly { value: Value; label: ReactNode; detail?: ReactNode }[]
  chosen: Value | null
  onChoose: (value: Value | null) => void
  columns?: string
}

/** An optional question with one answer, which can be cleared. */
export function ChoiceQuestion<Value extends string>({
  name,
  title,
  hint,
  tiles,
  chosen,
  onChoose,
  columns,
}: ChoiceQuestionProps<Value>) {
  function clear() {
    onChoose(null)
    // Clearing removes the button, so focus moves to the question.
    document.querySelector<HTMLElement>(`#${name} input`)?.focus()
  }
  return (
    <div className="relative">
      <TileGroup
        name={name}
        choose="one"
        label={<Question>{title}</Question>}
        hint={hint}
        isOptional
        tiles={tiles}
        selected={chosen === null ? [] : [chosen]}
        onSelect={([value]) => value !== undefined && onChoose(value)}
        columns={columns}
        className={chosen === null ? undefined : '[&>legend]:pe-16'}
      />
      {chosen === null ? null : <ClearAnswer question={title} onClear={clear} />}
    </div>
  )
}
