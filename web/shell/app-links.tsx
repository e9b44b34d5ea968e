import { edgeColours } from '#web/preferences/preferences-script.ts'

/** The site's icons, theme colours and web app manifest. */
export function AppLinks() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={edgeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={edgeColours.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}
