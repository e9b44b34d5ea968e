import { Link } from 'react-router'
import { everywhere } from '#locales/en/everywhere.ts'
import { ThemeSwitch } from '#web/preferences/theme-switch.tsx'
import { Seal } from './seal.tsx'
import { quickLinks, resourceLinks } from './site-links.ts'

/** The year is missing only when the error came before the root loader returned it. */
export function Footer({ year }: { year: number | undefined }) {
  const { footer, siteName } = everywhere
  return (
    <footer id="site-links" className="print:hidden">
      <Ridges />
      <div className="bg-night text-on-night forced-colors:border-t">
        <div className="page grid gap-x-6 gap-y-8 pb-6 pt-2 md:gap-y-12 md:pb-16 md:pt-6 min-[20rem]:grid-cols-2 lg:grid-cols-12">
          <div className="min-[20rem]:col-span-2 lg:col-span-6">
            <p className="flex items-center gap-3 font-display text-h3">
              <Seal className="size-9" />
              {siteName}
            </p>
            <p className="mt-6 max-w-[18ch] font-display text-h2 max-sm:hidden">{footer.promise}</p>
          </div>
          <FooterLinks heading={footer.quickLinks} links={quickLinks} className="lg:col-span-3" />
          <FooterLinks heading={footer.resources} links={resourceLinks} className="lg:col-span-3" />
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-on-night/20 pt-6 text-mini text-on-night-soft min-[20rem]:col-span-2 lg:col-span-12">
            <p>{footer.copyright(year)}</p>
            <ThemeSwitch name="footer-theme" />
            <p>
              <span lang="ko">{footer.sealWord}</span> {footer.sealMeaning}
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = { heading: string; links: typeof quickLinks; className: string }

function FooterLinks({ heading, links, className }: FooterLinksProps) {
  const { siteLinks } = everywhere
  return (
    <nav aria-label={heading} className={className}>
      <h2 className="font-text text-small text-on-night-soft">{heading}</h2>
      <ul className="mt-3">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className="inline-flex min-h-11 items-center py-1 leading-snug hover:underline sm:min-h-9">
              {siteLinks[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// Rendered on the server only, so that browsers do not load the paths a second time.
const ridges = import.meta.env.SSR
  ? `<path class="fill-ridge-far" d="M0 82l44-16 48-8 58-14 60 6 52-12 68 24 54-10 68-12 68-12 46-10 54 12 56 14 44 12 50-16 68-6 64 8 58 10 60 8 64-14 56-16 64-12 58-10 50 12 60 16 68 10V160H0Z"/>
<path class="fill-ridge-near" d="M0 112l70-12 62-10 44-12 62 6 62 12 66 8 64-18 62-10 56-6 52 12 68 14 74 10 70-18 72-8 62-10 64-4 62-6 58-6 60 12 56 14 64 12 66 6 64 4V160H0Z"/>
<path class="fill-night" d="M0 134l86-8 84-8 92 6 88-8 102 8 96 6 92 8 96-12 106-8 106-4 98 8 104 6 106-4 94 6 90-2V160H0Z"/>`
  : ''

/** A drawing of three mountain ridges. The lowest has the colour of the footer. */
function Ridges() {
  return (
    <svg
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-16 w-full md:h-40 forced-colors:hidden"
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- a text of ours; React leaves the server's in its place
      dangerouslySetInnerHTML={{ __html: ridges }}
    />
  )
}
