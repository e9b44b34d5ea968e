import { Children, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'

type CarouselProps = {
  label: string
  /** Classes on each item that set its width. */
  itemClass?: string
  className?: string | undefined
  children: ReactNode
}

/** A list with horizontal scroll snapping. Touch, wheel and arrow keys work without scripts, the buttons need them. */
export function Carousel({ label, itemClass = 'w-[76%] sm:w-80', className, children }: CarouselProps) {
  const { ui } = everywhere
  const list = useRef<HTMLUListElement>(null)
  const scripts = useScripts()
  const { isAtStart, isAtEnd } = useEdges(list)
  function scroll(pages: 1 | -1) {
    const element = list.current
    if (!element) return
    const ahead = getComputedStyle(element).direction === 'rtl' ? -pages : pages
    // The style sheet makes it smooth, unless reduced motion is preferred.
    element.scrollBy({ left: ahead * element.clientWidth * 0.9 })
  }
  return (
    <section aria-label={label} className={classes('relative', className)}>
      <ul
        ref={list}
        // Arrow keys scroll the focused element.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box needs the keyboard
        tabIndex={0}
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain scroll-smooth pb-3 [scrollbar-width:thin]"
      >
        {Children.map(children, (child) => (
          <li className={classes('shrink-0 snap-start', itemClass)}>{child}</li>
        ))}
      </ul>
      {scripts && !(isAtStart && isAtEnd) ? (
        <div className="mt-2 flex justify-end gap-2">
          <ScrollButton
            label={ui.carousel.previous}
            isDone={isAtStart}
            onScroll={() => scroll(-1)}
            Icon={ChevronLeft}
          />
          <ScrollButton label={ui.carousel.next} isDone={isAtEnd} onScroll={() => scroll(1)} Icon={ChevronRight} />
        </div>
      ) : null}
    </section>
  )
}

type ScrollButtonProps = { label: string; isDone: boolean; onScroll: () => void; Icon: typeof ChevronLeft }

/** At the end the button is disabled but stays: removing it would lose the focus. */
function ScrollButton({ label, isDone, onScroll, Icon }: ScrollButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDone || undefined}
      onClick={() => !isDone && onScroll()}
      className="grid size-11 cursor-pointer place-items-center rounded-control border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-line-strong"
    >
      <Icon aria-hidden className="size-5 rtl:-scale-x-100" />
    </button>
  )
}

function useEdges(list: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    const look = () => {
      const gone = Math.abs(element.scrollLeft)
      const isAtStart = gone <= 2
      const isAtEnd = gone + element.clientWidth >= element.scrollWidth - 2
      setEdges((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      )
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [list])
  return edges
}
