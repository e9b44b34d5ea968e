import { useScripts } from './use-scripts.ts'

/**
 * For a link that changes a part of the current page. Without scripts its hash leads to that part. With scripts the
 * scroll position stays, which the router allows only for an address without a hash.
 */
export function useInPlace(): (address: string) => { to: string; preventScrollReset: true } {
  const scripts = useScripts()
  return (address) => ({ to: scripts ? withoutHash(address) : address, preventScrollReset: true })
}

export function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address
}
