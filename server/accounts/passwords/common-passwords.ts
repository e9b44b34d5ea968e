let known: Promise<ReadonlySet<string>> | undefined

/** The most common passwords (49,233, lower case, MIT, from @zxcvbn-ts), loaded on the first lookup. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return (await known).has(password.toLowerCase())
}
