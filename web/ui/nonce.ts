import { createContext } from 'react'

/**
 * The nonce of our own inline scripts while a page is rendered. The server adds the hashes of these scripts to the
 * content security policy and removes the nonce, so an injected script has neither.
 */
export const NonceContext = createContext<string | undefined>(undefined)
