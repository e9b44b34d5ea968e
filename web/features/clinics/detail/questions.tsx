import type { ClinicFaq } from '#domain/clinics/clinics.ts'
import { ChevronDown } from 'lucide-react'

/** A disclosure list that works without scripts. The first item is open, as an example. */
export function Questions({ faqs }: { faqs: ClinicFaq[] }) {
  return (
    <div className="border-t border-line">
      {faqs.map(({ question, answer }, index) => (
        // Two items may have the same question.
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order in the page
        <details key={index} open={index === 0} className="group border-b border-line">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 wrap-anywhere">{question}</span>
            <ChevronDown aria-hidden className="size-5 shrink-0 text-soft group-open:rotate-180" />
          </summary>
          <p className="max-w-[66ch] pb-5 wrap-anywhere whitespace-pre-line text-soft">{answer}</p>
        </details>
      ))}
    </div>
  )
}
