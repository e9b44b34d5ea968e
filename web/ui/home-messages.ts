import { home } from '#locales/en/site/home.ts'

type HomeMessages = typeof home

/** The messages of the home page. A separate file, so that other pages do not load them. */
export function useHomeMessages(): HomeMessages {
  return home
}
