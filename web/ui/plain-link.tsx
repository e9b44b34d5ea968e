import type { ComponentProps } from 'react'
import { Link } from 'react-router'

export type PlainLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** Uses the router for our pages. Other sites, telephone and mail links are plain links without a referrer. */
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
