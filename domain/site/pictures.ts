/** The media types that are accepted for pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** The widths that can be requested. Each is generated once and stored. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const
