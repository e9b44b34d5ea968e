import type { ReactNode } from 'react'
import { everywhere } from '#locales/en/everywhere.ts'
import { MessageScreen } from './message-screen.tsx'

type NothingThereProps = { title: string; text: string; children: ReactNode }

/** An address that leads to nothing; the children lead on. */
export function NothingThere({ title, text, children }: NothingThereProps) {
  const { pageTitle } = everywhere
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <MessageScreen title={title} text={text} scene="missing-page">
        {children}
      </MessageScreen>
    </>
  )
}
