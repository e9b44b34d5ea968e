import type { ReactNode } from 'react'
import { isPreferenceValue, preferenceGroups, type PreferenceName, preferenceValues } from '#domain/site/settings.ts'
import { choosePreference, useChosenPreference } from '#web/preferences/preferences.ts'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { settings as settingsMessages } from '#locales/en/site/settings.ts'

const groups = ['travel', 'look'] as const

/** Every choice applies at once, without a save button. */
export function PreferencesPanel() {
  const { preferences } = settingsMessages
  return (
    <>
      <h2 className="sr-only">{preferences.heading}</h2>
      <p className="max-w-[62ch] text-soft signed-in:hidden">{preferences.onDevice}</p>
      <p className="hidden max-w-[62ch] text-soft signed-in:block">{preferences.onAccount}</p>
      <noscript>
        <p className="mt-6 rounded-control border border-s-4 border-line border-s-ochre p-4">
          {preferences.needsScripts}
        </p>
      </noscript>
      <div className="needs-scripts">
        {groups.map((group) => (
          <section key={group} aria-labelledby={`preferences-${group}`} className="mt-10">
            <h3 id={`preferences-${group}`} className="text-h3">
              {preferences.groups[group]}
            </h3>
            <div className="mt-5 grid gap-x-16 gap-y-10 md:grid-cols-2">
              {preferenceGroups[group].map((name) => (
                <PreferenceChoice key={name} name={name} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

function PreferenceChoice({ name }: { name: PreferenceName }) {
  const { preferences } = settingsMessages
  const chosen = useChosenPreference(name)
  const { label, hint } = preferences.each[name]
  const options: Partial<Record<string, string>> = preferences.each[name].options
  const values: readonly string[] = preferenceValues[name]

  function choose(value: string) {
    if (isPreferenceValue(name, value)) choosePreference(name, value)
  }

  return (
    <RadioGroup
      name={name}
      label={label}
      hint={hint}
      options={values.map((value) => ({ value, label: <OptionLabel value={value} words={options[value] ?? value} /> }))}
      selected={chosen}
      onSelect={choose}
    />
  )
}

/** Adds an example to options whose text alone is not clear. */
function OptionLabel({ value, words }: { value: string; words: string }): ReactNode {
  const { en, ko } = settingsMessages.preferences.example
  const korean = <span lang="ko">{ko}</span>
  switch (value) {
    case 'english':
      return (
        <Example words={words}>
          {en} <span className="text-mini text-soft">{korean}</span>
        </Example>
      )
    case 'korean':
      return (
        <Example words={words}>
          {korean} <span className="text-mini text-soft">{en}</span>
        </Example>
      )
    case 'both':
      return (
        <Example words={words}>
          {en} {korean}
        </Example>
      )
    default:
      return words
  }
}

function Example({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      {words} <span className="ms-2 inline-block font-medium">{children}</span>
    </>
  )
}
