import { type ProblemCode, problems as statuses } from '#domain/site/problems.ts'
import { en } from '#locales/en.ts'
import { plainPagePolicy, presentPlainPage } from '#server/platform/http/plain-page.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'
import { describeKind } from './describe-kind.ts'
import type { DescribedRoute } from './described-route.ts'
import type { JsonSchema, OpenApi, Operation } from './open-api.ts'
import { problemsOf } from './problems-of.ts'

const { headings, rules, ...words } = en.api

const styles = `
main { max-width: 60rem; }
section { margin-top: 3rem; }
section > h2 { font-size: 1.75rem; }
h3 { margin: 1.5rem 0 0.25rem; font-size: 0.875rem; font-weight: 600; color: var(--soft); }
article h2 { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
article p { margin: 0.5rem 0 0; max-width: 70ch; }
code { font: 0.875em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.method { min-width: 4.5rem; color: var(--jade); font-weight: 700; }
.soft { color: var(--soft); }
ul.rules { margin: 1rem 0 0; padding: 0; list-style: none; display: grid; gap: 0.75rem; max-width: 70ch; }
ul.routes { margin: 1rem 0 0; padding: 0; list-style: none; }
ul.routes a { display: flex; flex-wrap: wrap; gap: 0 0.75rem; padding: 0.625rem 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
ul.routes a:hover code { text-decoration: underline; }
ul.routes .soft { flex-basis: 100%; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: 600; color: var(--soft); font-size: 0.8125rem; }
td:first-child { width: 12rem; }
.refusals td:first-child { width: 22rem; }
@media (max-width: 40rem) {
  article { padding: 1.25rem 1rem; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
  td, td:first-child, .refusals td:first-child { display: block; width: auto; padding: 0; border: 0; }
}`

export const apiPagePolicy = plainPagePolicy(styles)

/** The documentation page for people, made from the OpenAPI document. */
export function presentApiPage(routes: readonly DescribedRoute[], { paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const described = new Map<string, DescribedRoute>(routes.map((route) => [route.name, route]))
  const body = [
    `<p><a href="/">${en.siteName}</a> · <a href="/api/openapi.json">${words.document}</a></p>`,
    section(headings.rules, `<ul class="rules">${Object.values(rules).map(item).join('')}</ul>`),
    section(headings.routes, `<ul class="routes">${operations.map(presentLink).join('')}</ul>`),
    ...operations.map((one) => presentRoute(one, described.get(one.operation.operationId))),
    section(headings.schemas, ''),
    ...Object.entries(components.schemas).map(presentSchema),
  ]
  return presentPlainPage({ title: words.title, lead: words.lead, styles, body: body.join('\n') })
}

type Place = { path: string; method: string; operation: Operation }

function presentLink({ path, method, operation: { operationId, summary } }: Place): string {
  return `<li><a href="#${operationId}">${presentPlace(method, path)}<span class="soft">${escapeHtml(summary)}</span></a></li>`
}

function presentRoute({ path, method, operation }: Place, route: DescribedRoute | undefined): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const rows = parameters.map(({ name, required, description: meaning = '', schema }) =>
    presentField(name, required, schema, meaning),
  )
  const refusals = route ? problemsOf(route).map((code) => presentRefusal(code, route, responses)) : []
  const parts = [
    `<h2>${presentPlace(method, path)}</h2>`,
    `<p>${escapeHtml(summary)}</p>`,
    `<p class="soft">${escapeHtml(description)}</p>`,
    ...(rows.length > 0 ? [`<h3>${headings.parameters}</h3>`, fieldTable(rows)] : []),
    ...(requestBody ? [`<h3>${headings.body}</h3>`, kindOf(requestBody.content)] : []),
    `<h3>${headings.answer}</h3>`,
    ...Object.entries(responses).flatMap(([status, { content, description: said }]) =>
      Number(status) >= 400 ? [] : [`<p><code>${status}</code> ${content ? kindOf(content) : said}</p>`],
    ),
    `<h3>${headings.problems}</h3>`,
    `<div class="refusals">${table([headings.code, headings.meaning], refusals)}</div>`,
  ]
  return `<article id="${operationId}">${parts.join('\n')}</article>`
}

function presentRefusal(code: ProblemCode, { problems }: DescribedRoute, responses: Operation['responses']): string {
  const meaning = escapeHtml(en.problems[code])
  const schema = responses[statuses[code]]?.content?.['application/problem+json']?.schema
  const [, more] = problems?.[code] ? (schema?.allOf ?? []) : []
  const told = more ? `<br><span class="soft">${headings.more}: ${describeKind(more)}</span>` : ''
  return row([`<code>${statuses[code]} ${code}</code>`, `${meaning}${told}`])
}

function presentSchema([name, schema]: [string, JsonSchema]): string {
  const { description = '', properties = {}, required = [] } = schema
  const fields = Object.entries(properties)
  // If every field is required, none is marked.
  const isMixed = required.length < fields.length
  const rows = fields.map(([field, given]) => {
    const meaning = typeof given === 'boolean' ? '' : (given.description ?? '')
    return presentField(field, isMixed && required.includes(field), given, meaning)
  })
  return `<article id="${name}"><h2>${name}</h2><p>${escapeHtml(description)}</p>\n${fieldTable(rows)}</article>`
}

function presentField(name: string, isNeeded: boolean, schema: JsonSchema | boolean, meaning: string): string {
  const needed = isNeeded ? ` <span class="soft">${words.needed}</span>` : ''
  const told = meaning === '' ? '' : `<br><span class="soft">${escapeHtml(meaning)}</span>`
  return row([`<code>${escapeHtml(name)}</code>${needed}`, `${describeKind(schema)}${told}`])
}

function presentPlace(method: string, path: string): string {
  return `<code class="method">${method}</code> <code>${escapeHtml(path)}</code>`
}

function kindOf(content: Record<string, { schema: JsonSchema }>): string {
  return Object.values(content)
    .map(({ schema }) => describeKind(schema))
    .join('')
}

function fieldTable(rows: readonly string[]): string {
  return table([headings.name, headings.kind], rows)
}

function table(heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function row(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

function section(title: string, content: string): string {
  return `<section><h2>${title}</h2>${content}</section>`
}

function item(text: string): string {
  return `<li>${escapeHtml(text)}</li>`
}
