import { Link } from 'react-router'
import { useMessages } from './messages.ts'

export function NotFoundScreen() {
  const { notFound } = useMessages()
  return (
    <div className="mx-auto max-w-7xl px-5 py-24 md:px-20">
      <h1 className="text-4xl">{notFound.title}</h1>
      <p className="mt-4 max-w-[44ch] text-soft">{notFound.text}</p>
      <Link
        to="/"
        className="mt-8 inline-flex min-h-12 items-center rounded-control bg-jade px-6 font-bold text-on-jade"
      >
        {notFound.returnHome}
      </Link>
    </div>
  )
}
