import { home } from '#locales/en/home.ts'

type HomeMessages = typeof home

/** The words of the home page in the page's language; apart from the others, so that no other page carries them. */
export function useHomeMessages(): HomeMessages {
  return home
}
