/** The `tel:` link for a typed phone number; null if the text is not only a number. */
export function callAddress(phoneNumber: string): string | null {
  if (!/^\+?[\d\s().-]{4,30}$/.test(phoneNumber)) return null
  const digits = phoneNumber.replaceAll(/[^\d+]/g, '')
  // Visitors call with foreign phones, so numbers get the country code. 1588-0000 has no area code and stays as it is.
  return `tel:${digits.replace(/^0(?=[1-9])/, '+82')}`
}

/** Returns a URL that is safe as a link target; null for scripts, other schemes, or a user name before the host. */
export function webAddress(address: string): string | null {
  return /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/.test(address) ? address : null
}

/** The name of the site of a web address: "visitseoul.net" of "https://www.visitseoul.net/palaces". */
export function siteOfAddress(address: string): string {
  return /^https?:\/\/(?:www\.)?([^\s/?#@\\:]+)/.exec(address)?.[1] ?? address
}
