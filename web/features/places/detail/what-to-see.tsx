import { Lightbulb } from 'lucide-react'
import type { Place } from '#domain/places/places.ts'
import { Part } from '#web/ui/loading/part.tsx'
import { placePage } from '#locales/en/places/place-page.ts'

/** What an editor would show a friend there, and one thing that nobody tells visitors. */
export function WhatToSee({ place: { highlights, tip } }: { place: Place }) {
  const { sense: words } = placePage
  if (highlights.length === 0 && tip === null) return null
  return (
    <div className="mt-10 max-w-[62ch] wrap-anywhere">
      {highlights.length > 0 ? (
        <Part heading={words.highlights}>
          <ul className="grid gap-2.5">
            {highlights.map((sentence) => (
              <li key={sentence} className="relative ps-5 before:absolute before:start-0 before:content-['–']">
                {sentence}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {tip === null ? null : (
        <p className="mt-6 flex gap-3 rounded-panel bg-wash-ochre px-5 py-4">
          <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
          <span>
            <strong className="font-semibold">{words.tip}</strong> {tip}
          </span>
        </p>
      )}
    </div>
  )
}
