/** The seal 길, "way": drawn, so that it looks the same in every font. */
export function Seal({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect width="36" height="36" rx="4" className="fill-seal" />
      <g className="stroke-on-seal" fill="none" strokeWidth="2.6" strokeLinecap="square">
        <path d="M9 8.5h9.2v3.2c-1.2 3-3.8 5.2-7.4 6.4" />
        <path d="M25.6 6.6v11" />
        <path d="M10.4 20.8h15.2v3.8H10.9v4.2h15.4" />
      </g>
    </svg>
  )
}
