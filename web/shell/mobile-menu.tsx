import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#web/ui/messages.ts'
import { useScripts } from '#web/ui/use-scripts.ts'
import { accountLinks, mainLinks, signUpLink } from './site-links.ts'

const square = 'inline-flex size-11 items-center justify-center rounded-control'

/**
 * Slides in from the side on narrow screens. A native modal dialog keeps the focus inside, closes on Escape and
 * gives the focus back. Without scripts the same button is a link to the links at the foot of the page.
 */
export function MobileMenu() {
  const { header, siteLinks } = useMessages()
  const menu = useRef<HTMLDialogElement>(null)
  const scripts = useScripts()

  if (!scripts) {
    return (
      <a href="#site-links" className={`${square} lg:hidden`} aria-label={header.openMenu}>
        <Menu aria-hidden="true" />
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={header.openMenu}
        onClick={() => menu.current?.showModal()}
        className={`${square} lg:hidden`}
      >
        <Menu aria-hidden="true" />
      </button>
      <dialog
        ref={menu}
        aria-label={header.menu}
        closedby="any"
        className="slide-in m-0 ms-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none bg-surface text-ink shadow-raised"
      >
        <div className="flex min-h-full flex-col gap-6 p-5">
          <button
            type="button"
            aria-label={header.closeMenu}
            onClick={() => menu.current?.close()}
            className={`${square} ms-auto`}
          >
            <X aria-hidden="true" />
          </button>
          <nav aria-label={header.mainNavigation}>
            <ul>
              {[...mainLinks, ...accountLinks].map(({ to, name }) => (
                <li key={to} className="border-b border-line">
                  <Link
                    to={to}
                    onClick={() => menu.current?.close()}
                    className="flex min-h-13 items-center font-display text-h3"
                  >
                    {siteLinks[name]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Link
            to={signUpLink.to}
            onClick={() => menu.current?.close()}
            className="inline-flex min-h-12 items-center justify-center rounded-control border border-transparent bg-jade px-5 font-bold text-on-jade hover:bg-jade-strong"
          >
            {siteLinks[signUpLink.name]}
          </Link>
        </div>
      </dialog>
    </>
  )
}
