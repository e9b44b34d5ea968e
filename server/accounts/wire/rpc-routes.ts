import type { Context } from 'hono'
import type { App } from '#server/platform/http/app.ts'
import { answerOtherOrigins } from '#server/platform/http/cors.ts'
import type { HttpEnv } from '#server/platform/http/http-env.ts'
import type { AccountParts } from '#server/accounts/account-parts.ts'
import { isAdmin } from '#server/accounts/admin/admin-check.ts'
import { keepNothing, refuseForeignKeys } from './auth-frame.ts'
import { RpcProblem } from './present-rpc-problem.ts'

export const rpcPath = '/rest/v1'

/** Types of the typed client, as in server/api.ts. */
export type RpcApi = {
  'POST /rest/v1/rpc/is_admin': { given: { body: Readonly<Record<string, never>> }; answer: boolean }
}

/** The only database function that clients call, and the errors for everything else that they might call. */
export function mountRpcRoutes(app: App, { database, tokens, whoAsks }: AccountParts): void {
  const rest = app.basePath(rpcPath)
  rest.use('*', answerOtherOrigins())
  rest.use('*', keepNothing())
  rest.use('*', refuseForeignKeys(tokens))

  async function answerIsAdmin(c: Context<HttpEnv>): Promise<Response> {
    const asker = await whoAsks.askedBy(c)
    const answer =
      asker.kind === 'user' &&
      (await database.transactionAs({ role: 'member', userId: asker.user.id, assurance: asker.assurance }, isAdmin))
    return c.body(String(answer), 200, { 'content-type': 'application/json; charset=utf-8' })
  }

  rest.on(['GET', 'POST'], '/rpc/is_admin', answerIsAdmin)

  rest.all('/rpc/is_admin', (c) => {
    throw new RpcProblem({
      status: 405,
      code: 'PGRST101',
      message: `Cannot use the ${c.req.method} method on RPC`,
      headers: { allow: 'GET, HEAD, POST, OPTIONS' },
    })
  })

  rest.all('/rpc/:name', (c) => {
    throw new RpcProblem({
      status: 404,
      code: 'PGRST202',
      message: `Could not find the function public.${c.req.param('name')} in the schema cache`,
    })
  })

  rest.all('*', () => {
    throw new RpcProblem({ status: 404, code: 'PGRST205', message: 'Could not find the table in the schema cache' })
  })
}
