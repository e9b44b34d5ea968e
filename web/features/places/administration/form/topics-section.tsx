import { interests, placeCategories, placeTags } from '#domain/places/places.ts'
import { fieldId } from '#web/features/places/administration/draft/describe-mistakes.ts'
import { placeForm as words } from '#locales/en/places/place-form.ts'
import { TileGroup } from '#web/ui/form/tile-group.tsx'
import type { FormParts } from './form-parts.ts'
import { PlaceSection } from './place-section.tsx'

export function TopicsSection({ draft, change, errorOf }: FormParts) {
  const { fields } = words
  return (
    <PlaceSection id="topics">
      <TileGroup
        name={fieldId('categories')}
        label={fields.categories}
        isOptional
        tiles={placeCategories.map((value) => ({ value, label: words.categories[value] }))}
        selected={draft.categories}
        onSelect={(categories) => change({ categories })}
        error={errorOf('categories')}
        className="max-w-172"
      />
      <TileGroup
        name={fieldId('interests')}
        label={fields.interests}
        isOptional
        tiles={interests.map((value) => ({ value, label: words.interests[value] }))}
        selected={draft.interests}
        onSelect={(chosen) => change({ interests: chosen })}
        error={errorOf('interests')}
        className="max-w-172"
      />
      <TileGroup
        name={fieldId('tags')}
        label={fields.tags}
        isOptional
        tiles={placeTags.map((value) => ({ value, label: words.tags[value] }))}
        selected={draft.tags}
        onSelect={(tags) => change({ tags })}
        error={errorOf('tags')}
        className="max-w-172"
      />
    </PlaceSection>
  )
}
