import type { ReactNode } from 'react'
import type { Dish } from '#domain/food/dishes.ts'
import type { PlaceName } from '#domain/places/places.ts'
import { type TablePhraseId, tablePhrases } from '#domain/food/table-phrases.ts'
import { useWakeLock } from '#web/ui/use-wake-lock.ts'
import { tableCard as words } from '#locales/en/food/table-card.ts'

type Props = {
  say: readonly TablePhraseId[]
  dish: Pick<Dish, 'name'> | null
  place: { name: PlaceName } | null
}

/** White in both themes, with large Korean sentences and a small English translation below each. */
export function TableCard({ say, dish, place }: Props) {
  useWakeLock()
  const isEmpty = say.length === 0 && dish === null
  return (
    <section
      aria-label={words.card}
      data-theme="light"
      className="rounded-panel border-2 border-ink bg-surface p-5 text-ink lg:sticky lg:top-24 print:border-0"
    >
      {place ? (
        <p className="text-small text-soft">
          {words.at(place.name.en || place.name.ko)}{' '}
          <span lang="ko" className="font-semibold text-ink">
            {place.name.ko}
          </span>
        </p>
      ) : null}
      {isEmpty ? (
        <p>{words.empty}</p>
      ) : (
        <div aria-live="polite" className="grid gap-5">
          <p lang="ko" className="text-h3">
            {words.greeting}
          </p>
          {dish ? (
            <Sentence korean={words.dishSentence.before} meaning={words.dishSentence.meaning(dish.name.en)}>
              <span lang="ko" className="block text-[clamp(2.25rem,11vw,3.5rem)] leading-tight font-bold break-keep">
                {dish.name.ko}
              </span>
            </Sentence>
          ) : null}
          {tablePhrases
            .filter(({ id }) => say.includes(id))
            .map(({ id, ko }) => (
              <Sentence key={id} korean={ko} meaning={words.meanings[id]} />
            ))}
          <p className="border-t border-line pt-3 text-mini text-soft">{words.caution}</p>
        </div>
      )}
    </section>
  )
}

type SentenceProps = { korean: string; meaning: string; children?: ReactNode }

function Sentence({ korean, meaning, children }: SentenceProps) {
  return (
    <div>
      <p lang="ko" className="text-[1.625rem] leading-snug font-bold break-keep wrap-anywhere">
        {korean}
      </p>
      {children}
      <p className="mt-1 text-mini text-soft">{meaning}</p>
    </div>
  )
}
