import { saveButton } from '#locales/en/places/save-button.ts'

/** The messages of the save button, in the page's language. */
export function useSaveButtonMessages(): typeof saveButton {
  return saveButton
}
