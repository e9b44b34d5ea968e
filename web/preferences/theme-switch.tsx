import { preferenceValues } from '#domain/site/settings.ts'
import { everywhere } from '#locales/en/everywhere.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { choosePreference, usePreference } from './preferences.ts'

type ThemeSwitchProps = {
  /** Of its choices in the page, which may have two switches. */
  name: string
}

/** Absent without scripts, where the page follows the system by CSS alone. */
export function ThemeSwitch({ name }: ThemeSwitchProps) {
  const { theme } = everywhere
  const chosen = usePreference('theme')
  const scripts = useScripts()
  if (!scripts) return <div className="h-11" />
  return (
    <fieldset className="flex min-h-11 flex-wrap items-center gap-x-4">
      <legend className="sr-only">{theme.legend}</legend>
      {preferenceValues.theme.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2 text-mini">
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === chosen}
            onChange={() => choosePreference('theme', choice)}
            className="size-4 accent-jade"
          />
          {theme[choice]}
        </label>
      ))}
    </fieldset>
  )
}
