/** Messages of a trip's exports: files, text, QR code and print. */
export const takeAlong = {
  title: 'Export this trip',
  lead: 'Made on this device. Nothing is sent anywhere.',
  clinics: 'Include clinic visits and treatments',
  clinicsHint: 'If you leave this off, they are shown as private time in every file, text and code below.',
  files: {
    ics: { label: 'Calendar file', hint: 'Every stop and move in Korean time (.ics)' },
    gpx: { label: 'GPX file', hint: 'Places and a route for each day' },
    geojson: { label: 'GeoJSON file', hint: 'Points and lines for a map app' },
  },
  saved: (name: string) => `${name} is in your downloads`,
  text: {
    copy: 'Copy as text',
    copied: 'Trip copied as text',
    copyFailed: 'The text could not be copied',
  },
  share: 'Share',
  shareFailed: 'We could not share the trip',
  print: 'Print or PDF',
  more: 'More: files and text',
  code: {
    show: 'QR code',
    hide: 'Hide the QR code',
    ofLink: 'Opens the shared trip',
    ofDay: 'The day as text, readable offline.',
    day: 'Day of the code',
    alt: (what: string) => `QR code: ${what}`,
    tooLong: 'This day is too long for a QR code. Copy it as text instead.',
  },
  day: (number: number) => `Day ${number}`,
}
