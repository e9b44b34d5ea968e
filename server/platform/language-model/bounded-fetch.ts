import { OutsideProblem, readStatus } from '#server/platform/outside/outside-problem.ts'

/**
 * A fetch for the client packages of models. It rejects error answers, follows no redirects (which could send the key
 * to another host) and aborts an answer beyond a size limit. The error is stored in `problem`, because the packages
 * wrap errors in ones that contain the whole request.
 */
export function createBoundedFetch({ service, maxBytes }: { service: string; maxBytes: number }) {
  const kept: { problem: OutsideProblem | null } = { problem: null }

  function fail(problem: OutsideProblem): OutsideProblem {
    kept.problem ??= problem
    return problem
  }

  async function boundedFetch(address: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> {
    const response = await fetch(address, { ...init, redirect: 'manual' })
    const code = response.status === 0 ? 'malformed' : readStatus(response.status)
    if (code || !response.body) {
      await response.body?.cancel()
      throw fail(new OutsideProblem(code ?? 'malformed', { service, status: response.status }))
    }
    let size = 0
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        size += piece.byteLength
        if (size <= maxBytes) controller.enqueue(piece)
        else controller.error(fail(new OutsideProblem('malformed', { service, theirs: 'too long' })))
      },
    })
    const { status, headers } = response
    return new Response(response.body.pipeThrough(counted), { status, headers })
  }

  return { fetch: boundedFetch, kept }
}
