import { Link, useLocation } from 'react-router'
import { useMessages } from '#web/ui/messages.ts'
import { HomeLink } from './home-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { accountLinks, mainLinks, signUpLink } from './site-links.ts'

const plainLink =
  'inline-flex min-h-11 items-center px-3 text-small hover:text-jade aria-[current=page]:underline aria-[current=page]:decoration-vermilion aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8'

/** On all pages, and always in reach; `scroll-padding-top` in app.css keeps what is focused out from under it. */
export function Header() {
  const { header, siteLinks } = useMessages()
  const { pathname } = useLocation()
  return (
    <header className={`site-header sticky top-0 z-20 ${pathname === '/' ? 'on-sky' : ''}`}>
      <div className="page flex min-h-14 flex-wrap items-center gap-x-2 lg:min-h-16">
        <HomeLink className="me-auto lg:me-6" />
        <nav aria-label={header.mainNavigation} className="me-auto hidden lg:block">
          <ul className="flex flex-wrap">
            {mainLinks.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={plainLink}>
                  {siteLinks[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={header.accountNavigation} className="hidden lg:block">
          <ul className="flex flex-wrap items-center">
            {accountLinks.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} aria-current={to === pathname ? 'page' : undefined} className={plainLink}>
                  {siteLinks[name]}
                </Link>
              </li>
            ))}
            <li className="ms-2">
              <Link
                to={signUpLink.to}
                className="inline-flex min-h-11 items-center rounded-control border border-ink px-5 text-small hover:border-jade hover:text-jade"
              >
                {siteLinks[signUpLink.name]}
              </Link>
            </li>
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
