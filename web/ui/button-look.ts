import { classes } from './classes.ts'

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'
export type ButtonLook = { kind?: ButtonKind | undefined; size?: ButtonSize | undefined; isWide?: boolean | undefined }

// The transparent border shows in forced-colors mode, which paints borders but no backgrounds.
const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border text-center font-semibold transition-colors duration-(--quick) select-none'

const kinds: Record<ButtonKind, string> = {
  primary: 'border-transparent bg-jade text-on-jade hover:bg-jade-strong',
  plain: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunk',
  danger: 'border-transparent bg-vermilion text-ground hover:underline hover:decoration-2 hover:underline-offset-4',
}

// On touch devices every target is at least 44 px high. On a phone large letters leave less room at the sides.
const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-[min(1rem,4.2vw)] py-1.5 text-small max-sm:min-h-11 pointer-coarse:min-h-11',
  medium: 'min-h-12 px-[min(1.25rem,5.2vw)] py-2 text-small',
  large: 'min-h-13.5 px-[min(1.75rem,7.2vw)] py-2.5 text-body max-sm:min-h-12.5',
}

const refused =
  'cursor-not-allowed border-line bg-sunk text-soft forced-colors:border-[GrayText] forced-colors:text-[GrayText]'

export type ButtonState = 'ready' | 'pending' | 'refused'

export function buttonClasses({ kind = 'plain', size = 'medium', isWide }: ButtonLook, state: ButtonState = 'ready') {
  const look = state === 'refused' ? refused : classes(kinds[kind], state === 'pending' && 'cursor-progress!')
  return classes(base, sizes[size], look, isWide && 'w-full')
}
