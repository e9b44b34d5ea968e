import type { BriefChip } from '#domain/wishes/brief/brief-chips.ts'
import { PlainLink } from '#web/ui/plain-link.tsx'
import { X } from 'lucide-react'
import { addressOfField } from './field-addresses.ts'
import { tripBrief } from '#locales/en/trips/steps/trip-brief.ts'
import { describeChip } from './describe-chip.ts'

type BriefChipsProps = { chips: readonly BriefChip[]; onRemove: (chip: BriefChip) => void }

/** Each chip says the answer and the words that it came from. It leads to its question, and can be removed. */
export function BriefChips({ chips, onRemove }: BriefChipsProps) {
  const { box, names } = tripBrief
  if (chips.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {chips.map((chip) => {
        const value = describeChip(chip)
        const what = value === '' ? names[chip.field] : `${names[chip.field]}: ${value}`
        return (
          <li
            key={`${chip.field} ${chip.from} ${value}`}
            className="inline-flex max-w-full items-stretch rounded-control border border-line-strong bg-surface text-small"
          >
            <PlainLink
              to={addressOfField(chip.field)}
              aria-label={`${box.change(what)} (${box.from(chip.words)})`}
              title={box.from(chip.words)}
              className="min-w-0 px-3 py-1.5 no-underline hover:bg-sunk"
            >
              <span className="block font-semibold wrap-anywhere text-ink">{what}</span>
              <span className="block text-mini wrap-anywhere text-soft">{box.from(chip.words)}</span>
            </PlainLink>
            <button
              type="button"
              aria-label={box.remove(what)}
              onClick={() => onRemove(chip)}
              className="grid min-w-11 cursor-pointer place-items-center border-s border-line text-soft hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
