// For the Dockerfile: builds the pages, and makes the links that the package of PostgreSQL lacks. Afterwards nothing
// below this folder is written to.
import { ensureBuilt } from './build.mjs'
import { findBinaries, prepareBinaries } from '#server/platform/database/embedded/postgres-binaries.ts'

await ensureBuilt(process.cwd(), process.execPath)
await prepareBinaries({ binaries: await findBinaries(), user: undefined, home: '/nowhere', log: console })
