import type { ComponentType, SVGAttributes } from 'react'

export type Icon = ComponentType<SVGAttributes<SVGSVGElement>>

/** A line icon in the colour of the text. It is decorative: a control has its own label. */
export function icon(path: string): Icon {
  return function DrawnIcon(attributes) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...attributes}
      >
        <path d={path} />
      </svg>
    )
  }
}
