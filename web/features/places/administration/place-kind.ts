import type { Place } from '#domain/places/places.ts'
import type { EditedKind } from '#web/administration/edited-kind.ts'
import { describeMistakes } from '#web/features/places/administration/draft/describe-mistakes.ts'
import {
  draftOf,
  type EditedPlace,
  onlyEdited,
  type PlaceDraft,
  tidyDraft,
} from '#web/features/places/administration/draft/place-draft.ts'
import { lacksRequired, readDraft } from '#web/features/places/administration/draft/read-draft.ts'
import { placeCalls } from './calls.ts'
import { describeValue } from './describe-value.ts'
import { placeForm } from '#locales/en/places/place-form.ts'

type EditedPlaceKind = EditedKind<Place, EditedPlace, PlaceDraft>

export const placeKind: EditedPlaceKind = {
  name: 'place',
  words: placeForm,
  calls: placeCalls,
  nameOf: ({ name }) => name.en || name.ko,
  describeValue,
  onlyEdited,
  draftOf,
  tidy: tidyDraft,
  read: readDraft,
  lacksRequired,
  describeMistakes,
  draftShape: 1,
}
