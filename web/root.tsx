import { use, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { en } from '#locales/en.ts'
import './app.css'
import type { Route } from './+types/root.ts'
import { FailureScreen } from './ui/failure-screen.tsx'
import { useMessages } from './ui/messages.ts'
import { NonceContext } from './ui/nonce.ts'
import { NotFoundScreen } from './ui/not-found-screen.tsx'
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <title>{en.pageTitle(missing ? en.notFound.title : en.failure.title)}</title>
      <meta name="robots" content="noindex" />
      {missing ? <NotFoundScreen /> : <FailureScreen />}
    </>
  )
}
