import { useMemo } from 'react'
import type { Place } from '#domain/places/places.ts'
import type { PlaceFormMessages } from '#locales/en/places/place-form.ts'
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
import { usePlaceFormMessages } from './place-form-messages.ts'

type EditedPlaceKind = EditedKind<Place, EditedPlace, PlaceDraft>

/** The configuration of the editor for places. */
export function usePlaceKind(): EditedPlaceKind {
  const words = usePlaceFormMessages()
  return useMemo(() => placeKind(words), [words])
}

function placeKind(words: PlaceFormMessages): EditedPlaceKind {
  return {
    name: 'place',
    words,
    calls: placeCalls,
    nameOf: ({ name }) => name.en || name.ko,
    describeValue: (field, value) => describeValue(field, value, words),
    onlyEdited,
    draftOf,
    tidy: tidyDraft,
    read: readDraft,
    lacksRequired,
    describeMistakes: (mistakes) => describeMistakes(mistakes, words),
    draftShape: 1,
  }
}
