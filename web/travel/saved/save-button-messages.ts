import { saveButton } from '#locales/en/save-button.ts'

/** What the button that saves a place says, in the page's language. */
export function useSaveButtonMessages(): typeof saveButton {
  return saveButton
}
