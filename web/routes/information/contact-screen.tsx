import type { ComponentProps } from 'react'
import type { Operator } from '#domain/site/operator.ts'
import { ContactForm } from '#web/features/contact/contact-form.tsx'
import { information as informationMessages } from '#locales/en/site/information.ts'
import { OperatorCard } from './operator-card.tsx'
import { ProsePage, ProseSection } from './prose.tsx'

export type ContactScreenProps = ComponentProps<typeof ContactForm> & { operator: Operator | null }

export function ContactScreen({ operator, ...form }: ContactScreenProps) {
  const { about, contact } = informationMessages
  return (
    <ProsePage {...contact} scene="tea-set">
      <ContactForm key={form.about?.path} {...form} />
      <ProseSection heading={about.operatorHeading}>
        <OperatorCard operator={operator} />
        {operator ? null : <p>{contact.nobody}</p>}
      </ProseSection>
    </ProsePage>
  )
}
