import { data } from 'react-router'

export function loader() {
  throw data(null, { status: 404 })
}

/** Never shown: the loader always throws, and the root's error boundary shows the not-found screen. */
export default function NotFound() {
  return null
}
