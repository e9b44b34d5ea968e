import { createContext } from 'react-router'
import type { PageServices } from '#server/services.ts'

/** The services that loaders use. Set once per request by handler.ts. */
export const servicesContext = createContext<PageServices>()
