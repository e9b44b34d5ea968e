import { classes } from './classes.ts'
import { PlainLink, type PlainLinkProps } from './plain-link.tsx'

type TextLinkProps = PlainLinkProps & { tone?: 'action' | 'ink' | 'wrong' }

const tones = {
  action: 'text-jade hover:text-jade-strong',
  ink: 'text-ink decoration-line-strong hover:decoration-ink',
  wrong: 'text-vermilion',
}

// Vertical padding of an inline link does not move lines. It enlarges the touch target to 44 px.
const look =
  'font-medium underline decoration-[1.5px] underline-offset-4 hover:decoration-[3px] max-sm:py-3 pointer-coarse:py-3'

export function TextLink({ tone = 'action', className, ...rest }: TextLinkProps) {
  return <PlainLink {...rest} className={classes(look, tones[tone], className)} />
}
