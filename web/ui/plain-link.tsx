import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type PlainLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A page of ours by the router; another site, a telephone or a mail by the browser, which leaves no referrer. */
export function PlainLink({ to, children, preventScrollReset, replace, ...rest }: PlainLinkProps) {
  if (!isElsewhere(to)) {
    const router = { ...(preventScrollReset && { preventScrollReset }), ...(replace && { replace }) }
    return (
      <Link {...rest} {...router} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a {...rest} href={to} rel="noopener noreferrer">
      {children}
    </a>
  )
}

function isElsewhere(to: string): boolean {
  return /^(?:https?:|mailto:|tel:)/.test(to)
}
