import type { ComponentProps } from 'react'
import { buttonClasses, type ButtonLook } from './button-look.ts'
import { classes } from './classes.ts'
import { PlainLink } from './plain-link.tsx'

type ButtonLinkProps = ComponentProps<typeof PlainLink> & ButtonLook

/** A link that looks like a button. For an action on this page, use Button. */
export function ButtonLink({ kind, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <PlainLink {...rest} className={classes(buttonClasses({ kind, size, isWide }), 'no-underline', className)} />
}
