import { use, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './app.css'
import type { Route } from './+types/root.ts'
import { ErrorScreen } from './ui/error-screen.tsx'
import { useMessages } from './ui/messages.ts'
import { NonceContext } from './ui/nonce.ts'
import { PageFocus } from './ui/page-focus.tsx'
import { ThemeSwitch } from './ui/theme-switch.tsx'
import { themeScript } from './ui/theme.ts'

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const messages = useMessages()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript}
        </script>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:m-4 focus:bg-surface focus:p-3">
          {messages.skipToContent}
        </a>
        <main id="content">{children}</main>
        <footer className="mx-auto max-w-7xl px-5 py-12 md:px-20">
          <ThemeSwitch />
        </footer>
        <PageFocus />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** Only for what breaks above every page; a page's own failure keeps the document (routes/language.tsx). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
