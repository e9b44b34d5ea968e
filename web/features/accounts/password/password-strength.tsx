import { classes } from '#web/ui/classes.ts'
import { accounts as accountMessages } from '#locales/en/accounts/accounts.ts'
import type { PasswordStrengthGuess } from './guess-password.ts'

const colours = ['bg-vermilion', 'bg-vermilion', 'bg-ochre', 'bg-jade', 'bg-jade'] as const

/** Four bars and a word. The word alone is enough for screen readers. */
export function PasswordStrength({ strength: { level, advice } }: { strength: PasswordStrengthGuess }) {
  const { strength } = accountMessages
  return (
    <div className="mt-2 max-w-110">
      <div aria-hidden className="flex gap-1">
        {[0, 1, 2, 3].map((step) => (
          <span
            key={step}
            className={classes('h-1.5 flex-1 rounded-full', step < Math.max(level, 1) ? colours[level] : 'bg-line')}
          />
        ))}
      </div>
      <output className="mt-1.5 block text-mini text-soft">
        <span className="sr-only">{strength.label}: </span>
        <span className="font-semibold text-ink">{strength.levels[level]}</span>
        {advice ? <> {strength.advice[advice]}</> : null}
      </output>
    </div>
  )
}
