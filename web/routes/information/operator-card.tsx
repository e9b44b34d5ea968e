import type { Operator } from '#domain/site/operator.ts'
import { information } from '#locales/en/site/information.ts'

/** The operator of this installation, or that none is named. */
export function OperatorCard({ operator }: { operator: Operator | null }) {
  if (!operator) return <p>{information.noOperator}</p>
  const { about, contact } = information
  return (
    <address className="not-italic">
      <p className="font-bold">{operator.name}</p>
      {operator.address && <p>{operator.address}</p>}
      {operator.email ? (
        <p>
          {contact.writeTo}{' '}
          <a href={`mailto:${operator.email}`} className="text-jade underline underline-offset-4">
            {operator.email}
          </a>
        </p>
      ) : (
        <p>{contact.noEmail}</p>
      )}
      <p className="mt-3">{about.mode[operator.mode]}</p>
      {operator.registration && <p>{about.registration(operator.registration)}</p>}
    </address>
  )
}
