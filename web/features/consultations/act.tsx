import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import type { ButtonKind } from '#web/ui/button-look.ts'

type ActProps = {
  intent: string
  /** Further fields of the form. */
  fields?: Readonly<Record<string, string>>
  kind?: ButtonKind
  children: ReactNode
}

const noFields = {}

/** A button that works without scripts. */
export function Act({ intent, fields = noFields, kind = 'plain', children }: ActProps) {
  const sent = useNavigation().formData
  const isPending =
    sent?.get('intent') === intent && Object.entries(fields).every(([name, value]) => sent.get(name) === value)
  return (
    <Form method="post">
      <HiddenFields fields={{ intent, ...fields }} />
      <Button type="submit" kind={kind} isPending={isPending}>
        {children}
      </Button>
    </Form>
  )
}

export function HiddenFields({ fields }: { fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
