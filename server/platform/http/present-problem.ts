import { type Problem, problems } from '#domain/problems.ts'
import { en } from '#locales/en.ts'

/** A refused request as problem+json, or as a page of its own for a browser that asked for a page. */
export function presentProblem({ code, headers }: Problem, request: Request, requestId: string): Response {
  const status = problems[code]
  const sentence = en.problems[code]
  const common = { ...headers, 'cache-control': 'no-store' }
  if (request.headers.get('accept')?.includes('text/html')) {
    const body = request.method === 'HEAD' ? null : plainPage(sentence, requestId)
    return new Response(body, {
      status,
      headers: {
        ...common,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      },
    })
  }
  const body = request.method === 'HEAD' ? null : JSON.stringify({ status, code, title: sentence, requestId })
  return new Response(body, { status, headers: { ...common, 'content-type': 'application/problem+json' } })
}

// Nothing in it comes from the request but the id, which has been checked.
function plainPage(sentence: string, requestId: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${en.siteName}</title></head>
<body><h1>${sentence}</h1><p><a href="/">${en.notFound.returnHome}</a></p><p><small>${requestId}</small></p></body>
</html>
`
}
