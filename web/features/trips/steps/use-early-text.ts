import { type RefObject, useEffect, useRef } from 'react'

/** For a controlled text box: adopts text once that was typed before hydration. */
export function useEarlyText<Box extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onTyped: (typed: string) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const first = useRef({ value, onTyped })
  useEffect(() => {
    const typed = box.current?.value ?? ''
    if (typed !== '' && typed !== first.current.value) first.current.onTyped(typed)
  }, [])
  return box
}
