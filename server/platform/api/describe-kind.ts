import { en } from '#locales/en.ts'
import { escapeHtml } from '#server/platform/mail/escape-html.ts'
import type { JsonSchema } from './open-api.ts'

const words = en.api.kinds

/** Describes a JSON schema as HTML text. */
export function describeKind(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return words.anything
  if (schema.$ref !== undefined) return linkTo(schema.$ref)
  if (schema.enum) return schema.enum.map((value) => code(String(value))).join(words.or)
  if (schema.const !== undefined) return schema.const === '' ? words.nothing : code(String(schema.const))
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(describeKind))].join(words.or)
  if (schema.allOf) return schema.allOf.map(describeKind).join(words.and)
  if (Array.isArray(schema.type)) return schema.type.map((type) => describeKind({ ...schema, type })).join(words.or)
  switch (schema.type) {
    case 'array':
      return describeList(schema)
    case 'object':
      return describeObject(schema)
    case 'string':
      return describeText(schema)
    case 'integer':
    case 'number':
      return describeNumber(schema)
    case 'boolean':
      return words.boolean
    case 'null':
      return code('null')
    case undefined:
    default:
      return words.anything
  }
}

function linkTo(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1)
  return `<a href="#${name}">${name}</a>`
}

function describeList({ items, prefixItems, maxItems }: JsonSchema): string {
  if (prefixItems) return `[${prefixItems.map((item) => describeKind(item)).join(', ')}]`
  const [first = true] = [items].flat()
  return words.list(describeKind(first), first === true || maxItems === undefined ? null : maxItems)
}

/** Groups properties of the same kind, such as the seven days of a week. */
function describeObject({ properties = {} }: JsonSchema): string {
  const kinds = Map.groupBy(Object.entries(properties), ([, schema]) => describeKind(schema))
  const parts = [...kinds].map(([kind, members]) => `${members.map(([name]) => code(name)).join(', ')}: ${kind}`)
  return parts.length === 0 ? words.anything : `{ ${parts.join('; ')} }`
}

function describeText({ format, pattern, minLength = 0, maxLength }: JsonSchema): string {
  switch (format) {
    case 'date':
      return words.day
    case 'date-time':
      return words.moment
    case 'uri':
      return words.address
    case undefined:
    default:
      return pattern === undefined ? words.text(minLength, maxLength ?? null) : words.matching(code(pattern))
  }
}

function describeNumber({ type, minimum, maximum }: JsonSchema): string {
  const isBounded = minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
  return words.number(type === 'integer', isBounded ? [minimum, maximum] : null)
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}
