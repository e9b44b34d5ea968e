import { allergens, allergyTo, dietChoices, sortDiets } from '#domain/trips/answers/needs.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import { Question } from '#web/features/trips/steps/step-section.tsx'
import { tableCardAddress } from './table-card-address.ts'
import { OwnWordsField } from './own-words-field.tsx'
import { tripNeeds } from '#locales/en/trips/steps/trip-needs.ts'

type DietFieldsProps = { diet: readonly string[]; onChange: (diet: string[]) => void }

/** Diets and allergies. With an allergy it says at once that no kitchen is confirmed. */
export function DietFields({ diet, onChange }: DietFieldsProps) {
  const { diet: words, allergies } = tripNeeds
  const { choices, allergens: chosen, others } = sortDiets(diet)
  const known = chosen.map(allergyTo)
  return (
    <>
      <div>
        <TileGroup
          name="diet"
          label={<Question>{words.title}</Question>}
          isOptional
          tiles={dietChoices.map((choice) => ({ value: choice, label: words.names[choice] }))}
          selected={choices}
          onSelect={(selected) => onChange([...selected, ...known, ...others])}
        />
        <div className="mt-5">
          <OwnWordsField
            id="diet-others"
            label={words.others}
            hint={words.othersHint}
            entries={others}
            onChange={(entries) => onChange([...choices, ...known, ...entries])}
          />
        </div>
      </div>
      <div>
        <TileGroup
          name="allergies"
          label={<Question>{allergies.title}</Question>}
          isOptional
          tiles={allergens.map((allergen) => ({ value: allergen, label: allergies.names[allergen] }))}
          selected={chosen}
          onSelect={(selected) => onChange([...choices, ...selected.map(allergyTo), ...others])}
        />
        <output className="mt-3 block text-small">
          {chosen.length > 0 ? (
            <>
              <span className="text-ochre">{allergies.caution}</span>{' '}
              <TextLink to={tableCardAddress(diet)}>{allergies.card}</TextLink>
            </>
          ) : null}
        </output>
      </div>
    </>
  )
}
