import { createContext } from 'react'

/**
 * Marks the inline scripts that we wrote ourselves while a page is rendered. The server turns the marked
 * scripts into hashes of the content security policy and removes the mark, so an injected script has neither.
 */
export const NonceContext = createContext<string | undefined>(undefined)
