/** What a telephone may call for a number as somebody wrote it; null where it is more than a number. */
export function callAddress(phoneNumber: string): string | null {
  if (!/^\+?[\d\s().-]{4,30}$/.test(phoneNumber)) return null
  const digits = phoneNumber.replaceAll(/[^\d+]/g, '')
  // Visitors call with foreign phones, so numbers get the country code. 1588-0000 has no area code and stays as it is.
  return `tel:${digits.replace(/^0(?=[1-9])/, '+82')}`
}

/** An address that a link may lead to, as it stands; null for a script, another scheme, or a name before the host. */
export function webAddress(address: string): string | null {
  return /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/.test(address) ? address : null
}
