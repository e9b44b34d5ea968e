import { useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { SignedInAs, SignOutButton } from '#web/features/accounts/session/account-header.tsx'
import { ThemeSwitch } from '#web/preferences/theme-switch.tsx'
import { Menu, X } from 'lucide-react'
import { everywhere } from '#locales/en/everywhere.ts'
import { useScripts } from '#web/ui/loading/use-scripts.ts'
import { loadAccount } from './account-data/load-account.ts'
import { HomeLink } from './home-link.tsx'
import { currentAt, logInLink, mainLinks, savedLink, settingsLink, signUpLink, tripsLink } from './site-links.ts'

const square = 'inline-flex size-11 shrink-0 items-center justify-center rounded-control'
const wide = 'inline-flex min-h-12 items-center justify-center rounded-control border px-5 font-bold'
const filled = 'border-transparent bg-jade text-on-jade hover:bg-jade-strong'

/**
 * Slides in from the side on narrow screens. A native modal dialog traps the focus, closes on Escape and restores the
 * focus. Without scripts the button is a link to the links in the footer.
 */
export function MobileMenu() {
  const { header, siteLinks } = everywhere
  const menu = useRef<HTMLDialogElement>(null)
  const scripts = useScripts()
  const { pathname, key } = useLocation()
  const close = () => menu.current?.close()

  if (!scripts) {
    return (
      <a href="#site-links" className={`${square} xl:hidden`} aria-label={header.openMenu}>
        <Menu aria-hidden="true" className="size-6" />
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
        className={`${square} xl:hidden`}
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      <dialog
        // Back and Forward change the page under the open menu: another page has another, closed one.
        key={key}
        ref={menu}
        aria-label={header.menu}
        closedby="any"
        className="slide-in m-0 ms-auto h-dvh max-h-none w-[min(22rem,88vw)] max-w-none overscroll-contain bg-surface text-ink shadow-raised"
      >
        <div className="flex min-h-full flex-col gap-6 p-5">
          <div className="flex items-center justify-between gap-2">
            <HomeLink onClick={close} />
            <button type="button" aria-label={header.closeMenu} onClick={close} className={`${square} ms-auto`}>
              <X aria-hidden="true" className="size-6" />
            </button>
          </div>
          <nav aria-label={header.mainNavigation}>
            <ul>
              {[...mainLinks, tripsLink, savedLink, settingsLink, logInLink].map((link) => (
                <li key={link.to} className={`border-b border-line ${link === logInLink ? 'signed-in:hidden' : ''}`}>
                  <Link
                    to={link.to}
                    onClick={close}
                    aria-current={currentAt(link, pathname)}
                    className="flex min-h-13 items-center font-display text-h3 aria-[current]:text-jade"
                  >
                    {siteLinks[link.name]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Link to={signUpLink.to} onClick={close} className={`${wide} ${filled} signed-in:hidden`}>
            {siteLinks[signUpLink.name]}
          </Link>
          <div className="hidden gap-4 signed-in:grid">
            <SignedInAs className="text-small" />
            <SignOutButton
              loadAccount={loadAccount}
              onSignOut={close}
              className={`${wide} cursor-pointer border-ink hover:border-jade hover:text-jade`}
            />
          </div>
          <ThemeSwitch name="menu-theme" />
        </div>
      </dialog>
    </>
  )
}
