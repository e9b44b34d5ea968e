import { type CSSProperties, type ReactNode, use } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { seoulYear } from '#domain/korea/seoul-time.ts'
import appStyles from './app.css?url'
import type { Route } from './+types/root.ts'
import { SessionFollower } from './features/accounts/session/account-header.tsx'
import { accountScript } from './features/accounts/first-script.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageScripts } from './page-scripts.tsx'
import { preferencesScript } from './preferences/preferences-script.ts'
import { AccountData } from './shell/account-data/account-data.tsx'
import { AccountPreferences } from './shell/account-preferences.tsx'
import { AccountSavedPlaces } from './shell/account-saved-places.tsx'
import { AccountTrips } from './shell/account-trips.tsx'
import { AppLinks } from './shell/app-links.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Footer } from './shell/footer.tsx'
import { HashScroll } from './shell/hash-scroll.tsx'
import { hashScrollScript } from './shell/hash-scroll-script.ts'
import { Header } from './shell/header.tsx'
import displayFace from './ui/fonts/young-serif-latin.woff2?url'
import { heldFormScript } from './ui/form/held-form-script.ts'
import { HeldPress } from './ui/held-press.tsx'
import { heldPressScript } from './ui/held-press-script.ts'
import { everywhere as messages } from '#locales/en/everywhere.ts'
import { NonceContext } from './ui/nonce.ts'
import { PageFocus } from './ui/page-focus.tsx'
import { paintedWholeScript } from './ui/loading/painted-whole.tsx'
import { servicesContext } from './services-context.ts'
import { earlyPictureScript } from './travel/places/early-picture.ts'
import { MapSourceContext } from './travel/map/map-source.ts'
import { missingPictureScript } from './travel/places/missing-picture-script.ts'
import { Toasts } from './ui/feedback/toasts.tsx'

/**
 * One style sheet for all pages, linked by its URL. If a module imported it, each part that is loaded on demand would
 * request it again, and every second load causes a layout of the whole page (docs/decisions/first-script.md).
 */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }]

/** The same for every page of a visit, so a navigation does not request it again. */
export function loader({ context }: Route.LoaderArgs) {
  return { year: seoulYear(Date.now()), map: context.get(servicesContext).map }
}

export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang="en" style={import.meta.env.SSR ? noImageStyle(messages.noImage) : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadScript text={import.meta.env.SSR ? preferencesScript : ''} />
        <HeadScript text={import.meta.env.SSR ? accountScript : ''} />
        <HeadScript text={import.meta.env.SSR ? `${heldFormScript}\n${heldPressScript}` : ''} />
        <HeadScript text={import.meta.env.SSR ? earlyPictureScript : ''} />
        <HeadScript text={import.meta.env.SSR ? paintedWholeScript : ''} />
        <HeadScript text={import.meta.env.SSR ? missingPictureScript : ''} />
        <HeadScript text={import.meta.env.SSR ? hashScrollScript : ''} />
        <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="" />
        <AppLinks />
        <Meta />
        <Links />
      </head>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:fixed focus:z-30 focus:m-4 focus:rounded-control focus:bg-surface focus:p-3"
        >
          {messages.skipToContent}
        </a>
        <Header />
        <main id="content">{children}</main>
        <Footer year={root?.year} />
        <PageFocus />
        <HashScroll />
        <ScrollRestoration />
        <OfflineNotice />
        <SessionFollower />
        <AccountData />
        <AccountPreferences />
        <AccountSavedPlaces />
        <AccountTrips />
        <Toasts />
        <HeldPress />
        <PageScripts />
      </body>
    </html>
  )
}

/** The text that app.css shows in the frame of a picture that fails to load. */
function noImageStyle(words: string): CSSProperties & { '--no-image': string } {
  return { '--no-image': JSON.stringify(words) }
}

/** An inline script. Its text is only on the server: it has run before hydration, so browsers do not load it again. */
function HeadScript({ text }: { text: string }) {
  const nonce = use(NonceContext)
  // oxlint-disable-next-line react/no-danger -- a text of ours; React leaves the server's in its place
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <MapSourceContext value={loaderData.map}>
      <Outlet />
    </MapSourceContext>
  )
}

/** Handles only errors above all pages. For an error in a page, routes/language.tsx keeps the document. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
