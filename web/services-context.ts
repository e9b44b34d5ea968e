import { createContext } from 'react-router'
import type { PageServices } from '#server/services.ts'

/** What a loader may use. Set once per request by handler.ts. */
export const servicesContext = createContext<PageServices>()
