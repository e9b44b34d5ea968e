import type { OwnAccountApi } from './accounts/own-account/own-account-routes.ts'
import type { RpcApi } from './accounts/wire/rpc-routes.ts'
import type { Routes } from './capabilities.ts'
import type { WireOf } from './platform/api/described-route.ts'
import type { Refusals, RoutesByCall } from './platform/api/wire-types.ts'
import type { SettingsApi } from './settings/settings-routes.ts'

type DescribedWire = WireOf<Routes>

/** The input and the answer of every browser call, by method and path. Types only, which web/api.ts uses. */
export type Api = RoutesByCall<DescribedWire> & OwnAccountApi & RpcApi & SettingsApi

/** Additional members of an error response, by its code. */
export type RefusalDetails = Refusals<DescribedWire>
