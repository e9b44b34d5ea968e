import { type Problem, type ProblemCode, problems } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'

/** A refused request as problem+json, or as an HTML page for a browser that asked for a page. */
export function presentProblem({ code, headers, details }: Problem, request: Request, requestId: string): Response {
  const plain = describeProblem(code, requestId, details)
  const { status } = plain
  if (request.headers.get('accept')?.includes('text/html')) {
    const body = request.method === 'HEAD' ? null : plainPage(en.problems[code], requestId)
    return new Response(body, {
      status,
      headers: {
        ...headers,
        ...plain.headers,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      },
    })
  }
  const body = request.method === 'HEAD' ? null : plain.body
  return new Response(body, { status, headers: { ...headers, ...plain.headers } })
}

/** A refusal as problem+json, for where there is no request. */
export function describeProblem(code: ProblemCode, requestId: string, details: Record<string, unknown> = {}) {
  const status = problems[code]
  return {
    status,
    headers: { 'cache-control': 'no-store', 'content-type': 'application/problem+json' },
    body: JSON.stringify({ ...details, status, code, title: en.problems[code], requestId }),
  }
}

// The only part that comes from the request is the id, which has been checked.
function plainPage(sentence: string, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${en.siteName}</title></head>
<body><h1>${sentence}</h1><p><a href="/">${en.notFound.returnHome}</a></p><p><small>${requestId}</small></p></body>
</html>
`
}
