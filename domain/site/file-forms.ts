/** What a form with files may carry: so many of them, and each of so many bytes. */
export const fileFormLimits = { files: 5, bytes: 8 * 1024 * 1024 } as const
