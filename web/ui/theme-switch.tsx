import { useSyncExternalStore } from 'react'
import { useMessages } from './messages.ts'
import { chooseTheme, onThemeChange, readThemeChoice, themeChoices } from './theme.ts'

/** Absent without scripts, where the page follows the system by CSS alone. */
export function ThemeSwitch() {
  const { theme } = useMessages()
  const chosen = useSyncExternalStore(onThemeChange, readThemeChoice, () => null)
  if (chosen === null) return <div className="h-11" />
  return (
    <fieldset className="flex min-h-11 flex-wrap items-center gap-x-4">
      <legend className="sr-only">{theme.legend}</legend>
      {themeChoices.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2 text-mini">
          <input
            type="radio"
            name="theme"
            value={choice}
            checked={choice === chosen}
            onChange={() => chooseTheme(choice)}
            className="size-4 accent-jade"
          />
          {theme[choice]}
        </label>
      ))}
    </fieldset>
  )
}
