import { Link } from 'react-router'
import { everywhere } from '#locales/en/everywhere.ts'
import { Seal } from './seal.tsx'

type HomeLinkProps = { className?: string; onClick?: () => void }

export function HomeLink({ className = '', onClick }: HomeLinkProps) {
  const { siteName } = everywhere
  return (
    <Link to="/" onClick={onClick} className={`inline-flex min-h-11 min-w-0 items-center gap-3 ${className}`}>
      <Seal className="size-9 shrink-0" />
      {/* Beside the menu, letters twice as large leave the name no room on a phone. */}
      <span className="font-display text-[1.1875rem] @max-[13rem]:sr-only">{siteName}</span>
    </Link>
  )
}
