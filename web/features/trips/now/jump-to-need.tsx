import type { SignIcon } from './need-section.tsx'
import { whatNow } from '#locales/en/trips/what-now.ts'

const sectionsNow = ['meal', 'roof', 'cafe', 'toilet', 'pharmacy', 'bed'] as const
type SectionNow = (typeof sectionsNow)[number]

/** One button for each section, because the answers are longer than a phone. */
export function JumpToNeed({ icons }: { icons: Record<SectionNow, SignIcon> }) {
  const { jump } = whatNow
  function show(name: SectionNow) {
    const heading = document.querySelector<HTMLElement>(`#now-${name}`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }
  return (
    <nav aria-label={jump.label} className="mb-4">
      <ul className="grid grid-cols-3 overflow-clip rounded-control border border-line-strong sm:grid-cols-6">
        {sectionsNow.map((name) => {
          const Icon = icons[name]
          return (
            <li
              key={name}
              className="min-w-0 border-line-strong max-sm:nth-[n+4]:border-t max-sm:nth-[3n+2]:border-x sm:[&+li]:border-s"
            >
              <button
                type="button"
                onClick={() => show(name)}
                className="grid min-h-14 w-full cursor-pointer content-center justify-items-center gap-1 px-0.5 text-mini hover:bg-sunk"
              >
                <Icon aria-hidden className="size-5 text-jade" />
                {jump[name]}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
