import type { ComponentProps, ReactNode } from 'react'
import { TitleWithKorean } from '#web/ui/title-with-korean.tsx'
import { AdministratorsOnly } from './administrators-only.tsx'

type AdministratorPageProps = ComponentProps<typeof AdministratorsOnly> & {
  words: { title: string; korean: string; lead: string }
  /** Rendered between the lead and the administrator's tools. */
  children?: ReactNode
}

/** A page with a public title and tools that only administrators load. */
export function AdministratorPage({ words, path, load, children }: AdministratorPageProps) {
  return (
    <div className="page py-10 md:py-16">
      <h1 className="text-h1">
        <TitleWithKorean title={words.title} korean={words.korean} />
      </h1>
      <p className="mt-3 max-w-[62ch] text-lead text-soft">{words.lead}</p>
      {children}
      <div className="mt-8">
        <AdministratorsOnly words={words} path={path} load={load} />
      </div>
    </div>
  )
}
