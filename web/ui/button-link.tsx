import type { ComponentProps } from 'react'
import { buttonClasses, type ButtonLook } from './button-look.ts'
import { classes } from './classes.ts'
import { PlainLink } from './plain-link.tsx'

type ButtonLinkProps = ComponentProps<typeof PlainLink> & ButtonLook

/** Leads somewhere and looks like a button; what does something here is a Button. */
export function ButtonLink({ kind, size, isWide, className, ...rest }: ButtonLinkProps) {
  return <PlainLink {...rest} className={classes(buttonClasses({ kind, size, isWide }), 'no-underline', className)} />
}
