import { tripSteps as words } from '#locales/en/trips/steps/trip-steps.ts'

/** Clears the answer to an optional question, because a radio button cannot be unchecked. */
export function ClearAnswer({ question, onClear }: { question: string; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={words.clearAnswer(question)}
      onClick={onClear}
      className="absolute -top-2.5 end-0 min-h-11 cursor-pointer text-small font-semibold text-jade underline underline-offset-4 hover:decoration-2"
    >
      {words.clear}
    </button>
  )
}
