/** The types that a picture may be sent as. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The widths that anybody may ask for; each is made once and kept. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const
