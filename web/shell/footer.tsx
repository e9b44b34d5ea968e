import { Link } from 'react-router'
import { useMessages } from '#web/ui/messages.ts'
import { ThemeSwitch } from '#web/preferences/theme-switch.tsx'
import { Seal } from './seal.tsx'
import { quickLinks, resourceLinks } from './site-links.ts'

/** The year is missing only where the page broke before it was known. */
export function Footer({ year }: { year: number | undefined }) {
  const messages = useMessages()
  const { footer, siteName } = messages
  return (
    <footer id="site-links" className="print:hidden">
      <Ridges />
      <div className="bg-night text-on-night forced-colors:border-t">
        <div className="page grid gap-x-6 gap-y-12 pb-16 pt-6 min-[20rem]:grid-cols-2 lg:grid-cols-12">
          <div className="min-[20rem]:col-span-2 lg:col-span-5">
            <p className="flex items-center gap-3 font-display text-h3">
              <Seal className="size-9" />
              {siteName}
            </p>
            <p className="mt-6 max-w-[18ch] font-display text-h2">{footer.promise}</p>
          </div>
          <FooterLinks heading={footer.quickLinks} links={quickLinks} className="lg:col-span-3" />
          <FooterLinks heading={footer.resources} links={resourceLinks} className="lg:col-span-2" />
          <div className="lg:col-span-2">
            <h2 className="font-text text-small text-on-night-soft">{footer.social}</h2>
            <ul className="mt-3">
              {footer.socialNames.map((name) => (
                <li key={name} className="flex min-h-11 items-center sm:min-h-9">
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-on-night/20 pt-6 text-mini text-on-night-soft min-[20rem]:col-span-2 lg:col-span-12">
            <p>{footer.copyright(year)}</p>
            <ThemeSwitch />
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
  const { siteLinks } = useMessages()
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

/** The last three ridges before the night; the lowest is the footer's own ground. */
function Ridges() {
  return (
    <svg
      viewBox="0 0 1440 160"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-24 w-full md:h-40 forced-colors:hidden"
    >
      <path
        className="fill-ridge-far"
        d="M0 82 44 66 92 58 150 44 210 50 262 38 330 62 384 52 452 40 520 28 566 18 620 30 676 44 720 56 770 40 838 34 902 42 960 52 1020 60 1084 46 1140 30 1204 18 1262 8 1312 20 1372 36 1440 46V160H0Z"
      />
      <path
        className="fill-ridge-near"
        d="M0 112 70 100 132 90 176 78 238 84 300 96 366 104 430 86 492 76 548 70 600 82 668 96 742 106 812 88 884 80 946 70 1010 66 1072 60 1130 54 1190 66 1246 80 1310 92 1376 98 1440 102V160H0Z"
      />
      <path
        className="fill-night"
        d="M0 134 86 126 170 118 262 124 350 116 452 124 548 130 640 138 736 126 842 118 948 114 1046 122 1150 128 1256 124 1350 130 1440 128V160H0Z"
      />
    </svg>
  )
}
