/** The logo 길 ("way") in a square of 36 units. It is drawn as paths, so that it does not depend on a font. */
export const sealStrokes = 'M9 8.5h9.2v3.2c-1.2 3-3.8 5.2-7.4 6.4M25.6 6.6v11M10.4 20.8h15.2v3.8H10.9v4.2h15.4'
export const sealStrokeWidth = 2.6
