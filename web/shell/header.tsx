import { Link, useLocation } from 'react-router'
import { Greeting, SignOutButton } from '#web/features/accounts/session/account-header.tsx'
import { everywhere } from '#locales/en/everywhere.ts'
import { loadAccount } from './account-data/load-account.ts'
import { HomeLink } from './home-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import {
  currentAt,
  logInLink,
  mainLinks,
  savedLink,
  settingsLink,
  type SiteLink,
  signUpLink,
  tripsLink,
} from './site-links.ts'

const framed =
  'inline-flex min-h-11 items-center rounded-control border border-ink px-5 text-small hover:border-jade hover:text-jade'
const plainLink = 'inline-flex min-h-11 items-center px-2 text-small hover:text-jade min-[88rem]:px-3 header-link'

/** Sticky on all pages. `scroll-padding-top` in app.css keeps focused elements from being covered by it. */
export function Header() {
  const { header, siteLinks } = everywhere
  return (
    <header className="site-header sticky top-0 z-20 print:static">
      <div className="page @container flex min-h-14 items-center gap-x-2 lg:min-h-16 xl:flex-wrap">
        <HomeLink className="me-auto xl:me-6" />
        <nav aria-label={header.mainNavigation} className="me-auto hidden xl:block">
          <ul className="flex flex-wrap">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <HeaderLink link={link} />
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={header.accountNavigation} className="ms-auto hidden xl:block">
          {/* Both variants are in every page, because pages are cached for everybody. CSS shows one of them. */}
          <ul className="flex flex-wrap items-center">
            <li className="hidden signed-in:block">
              <Greeting className="px-1 text-small min-[85rem]:px-3" />
            </li>
            <li className="hidden signed-in:block">
              <HeaderLink link={tripsLink} />
            </li>
            <li>
              <HeaderLink link={savedLink} />
            </li>
            <li>
              <HeaderLink link={settingsLink} />
            </li>
            <li className="signed-in:hidden">
              <HeaderLink link={logInLink} />
            </li>
            <li className="ms-2 signed-in:hidden">
              <Link to={signUpLink.to} className={framed}>
                {siteLinks[signUpLink.name]}
              </Link>
            </li>
            <li className="ms-2 hidden signed-in:block">
              <SignOutButton loadAccount={loadAccount} className={`${framed} cursor-pointer`} />
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}

function HeaderLink({ link }: { link: SiteLink }) {
  const { siteLinks } = everywhere
  const { pathname } = useLocation()
  return (
    <Link to={link.to} aria-current={currentAt(link, pathname)} className={plainLink}>
      {siteLinks[link.name]}
    </Link>
  )
}
