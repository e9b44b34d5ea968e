type NotUnderstoodProps = { title: string; pieces: readonly { from: number; words: string }[] }

export function NotUnderstood({ title, pieces }: NotUnderstoodProps) {
  if (pieces.length === 0) return null
  return (
    <div className="text-small">
      <p className="font-semibold text-ochre">{title}</p>
      <ul className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
        {pieces.map(({ from, words }) => (
          <li key={from}>“{words}”</li>
        ))}
      </ul>
    </div>
  )
}
