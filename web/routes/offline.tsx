import { useMessages } from '#web/ui/messages.ts'
import { en } from '#locales/en.ts'

/** Shown by the service worker at the address of another page: without scripts nothing in it asks which address. */
export const handle = { withoutScripts: true }

export function meta() {
  return [{ title: en.pageTitle(en.offline.title) }, { name: 'robots', content: 'noindex' }]
}

export default function Offline() {
  const { offline } = useMessages()
  return (
    <div className="page py-14 md:py-20">
      <h1 className="text-h1">{offline.title}</h1>
      <p className="mt-5 max-w-[52ch] text-lead text-soft">{offline.text}</p>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the one that was asked for, once more */}
      <a
        href=""
        className="mt-8 inline-flex min-h-12 items-center rounded-control bg-jade px-6 font-bold text-on-jade no-underline"
      >
        {offline.tryAgain}
      </a>
    </div>
  )
}
