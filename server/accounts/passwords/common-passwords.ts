let known: Promise<ReadonlySet<string>> | undefined

/**
 * The passwords that people choose most (49,233, lower case, MIT, from @zxcvbn-ts); read when the first one is looked
 * for.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return (await known).has(password.toLowerCase())
}
