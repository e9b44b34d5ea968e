import { Link, useLocation } from 'react-router'
import { useMessages } from './messages.ts'

export function FailureScreen() {
  const { failure } = useMessages()
  const location = useLocation()
  return (
    <div className="mx-auto max-w-7xl px-5 py-24 md:px-20">
      <h1 className="text-4xl">{failure.title}</h1>
      <p className="mt-4 max-w-[44ch] text-soft">{failure.text}</p>
      {/* A link, so that it works without scripts; the whole document, because anything may be broken. */}
      <Link
        to={location}
        reloadDocument
        className="mt-8 inline-flex min-h-12 items-center rounded-control bg-jade px-6 font-bold text-on-jade"
      >
        {failure.tryAgain}
      </Link>
    </div>
  )
}
