const windowMilliseconds = 5 * 60_000
/** One page and its files are more requests than this; somebody who tries out a header sends fewer. */
const fewest = 10

type Window = { begins: number; all: number; forwarded: number }

/**
 * Distinguishes a proxy that is missing in TRUSTED_PROXIES from visitors who send a forwarding header themselves: such
 * a proxy forwards most requests, all the time. Counts over the last five to ten minutes.
 */
export function createForwardingCount(now: () => number = Date.now) {
  let current = open()
  let before = open()

  function open(): Window {
    return { begins: now(), all: 0, forwarded: 0 }
  }

  function openNext(): void {
    const age = now() - current.begins
    if (age < windowMilliseconds) return
    before = age < 2 * windowMilliseconds ? current : open()
    current = open()
  }

  return {
    /** Counts a request, and whether an untrusted proxy says that it forwards it. */
    note(isForwarded: boolean): void {
      openNext()
      current.all += 1
      if (isForwarded) current.forwarded += 1
    },
    /** Whether most requests come through an untrusted proxy. */
    isProxyMissing(): boolean {
      openNext()
      const forwarded = before.forwarded + current.forwarded
      return forwarded >= fewest && 2 * forwarded > before.all + current.all
    },
  }
}

export type ForwardingCount = ReturnType<typeof createForwardingCount>
