import { createContext, use } from 'react'
import { en, type Messages } from '#locales/en.ts'

export const MessagesContext = createContext<Messages>(en)

/** The words of the page's language. */
export function useMessages(): Messages {
  return use(MessagesContext)
}
