import { useScripts } from './use-scripts.ts'

/**
 * For a link that changes a part of the page one is on. Without scripts its hash leads back to that part; with them the
 * page stays where it is, which the router grants only to an address without a hash.
 */
export function useInPlace(): (address: string) => { to: string; preventScrollReset: true } {
  const scripts = useScripts()
  return (address) => ({ to: scripts ? withoutHash(address) : address, preventScrollReset: true })
}

export function withoutHash(address: string): string {
  return address.split('#', 1)[0] ?? address
}
