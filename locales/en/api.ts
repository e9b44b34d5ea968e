/** What /api/openapi.json and /api/docs say. */
export const api = {
  title: 'API',
  lead: 'Everything that the pages of this directory can do, for programs.',
  rules: {
    bearer:
      'Reading needs no account. What only some may do wants the access token of a session: Authorization: Bearer … . Clinics are changed by administrators who have shown a second factor.',
    refusals:
      'A refusal is problem+json: status, a code that stays the same, a title to show and the requestId to name when you ask about it. Where fields do not fit, mistakes says which.',
    versions:
      'A clinic has a version, and where an editor is answered with one, the ETag says it too. A change names in If-Match the version that was seen; when somebody was first, nothing is changed, and the answer says what the clinic is now and who changed what since.',
    paging: 'A list ends with next. Ask again with after set to it for the page that follows; null is the end.',
    caching: 'What everybody may read has an ETag: ask with If-None-Match, and an answer that has not changed is 304.',
    limits: 'Whoever asks too often is told so with 429, and in Retry-After when to come back.',
  },
  headings: {
    rules: 'How it answers',
    routes: 'Routes',
    schemas: 'What is sent and answered',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    problems: 'Refusals',
    who: 'For',
    more: 'With',
    name: 'Name',
    kind: 'Kind',
    meaning: 'Meaning',
    code: 'Code',
  },
  kinds: {
    anything: 'anything',
    nothing: 'empty',
    boolean: 'true or false',
    day: 'a day, 2026-05-01',
    moment: 'a moment, 2026-05-01T09:00:00.000Z',
    address: 'an address that begins with http:// or https://',
    or: ' or ',
    and: ' and ',
    list: (kind: string, most: number | null) =>
      most === null ? `list of ${kind}` : `list of at most ${most}: ${kind}`,
    matching: (pattern: string) => `text like ${pattern}`,
    text(least: number, most: number | null) {
      const needed = least > 0 ? 'text, not empty' : 'text'
      return most === null ? needed : `${needed}, at most ${most} characters`
    },
    number(isWhole: boolean, bounds: [number, number] | null) {
      const kind = isWhole ? 'whole number' : 'number'
      return bounds ? `${kind}, ${bounds[0]} to ${bounds[1]}` : kind
    },
  },
  document: 'The same for programs: openapi.json',
  limited: (times: number, minutes: number) => `At most ${times} requests in ${minutes} minutes from one network.`,
  empty: 'Nothing',
  needed: 'needed',
  audiences: {
    everybody: 'Everybody',
    administrators: 'Administrators with a second factor',
  },
  ifMatch: {
    needed: 'The version that was seen, in quotes. Without it nothing is changed.',
    heeded: 'The version that was seen, in quotes. Where it is said, a newer one is not touched.',
  },
  etag: 'Changes when the answer does. Where an editor is answered with a clinic, it is its version in quotes.',
  unchanged: 'It has not changed.',
  location: 'Where to read what was made.',
  operations: {
    listClinics: 'Lists clinics that everybody may see, a page at a time',
    listPlasticSurgery:
      'Lists plastic surgery clinics as the table of the home page has them, those of an outside source included',
    countClinicChoices: 'Counts for each choice that narrows a list further how many clinics it would leave',
    readClinic: 'Reads one clinic as everybody sees it',
    readClinicFacts: 'Reads one clinic for an editor, pictures without a credit included',
    addClinic: 'Adds a clinic',
    changeClinic: 'Changes some fields of a clinic',
    deleteClinic: 'Deletes a clinic; it can be restored',
    restoreClinic: 'Takes the deletion of a clinic back',
    readClinicHistory: 'Reads who changed what of a clinic, the newest first',
    restoreClinicVersion: 'Gives every field of a clinic the value of an earlier version',
    addClinicPicture: 'Fetches a picture from a public address and keeps it for clinics',
  },
  fields: {
    search: 'A name, Hangul, a district, a procedure, a doctor.',
    district: 'The English name of a district.',
    registered: 'Only clinics whose registration for foreign patients somebody checked.',
    openOn: 'Only clinics whose hours are known and that open on this day.',
    sort: 'By how much is known, by name, or by when it was added, the newest first.',
    after: 'The next of the page before.',
    next: 'Where the next page begins; null on the last one.',
    isTotalAtLeast: 'Whether a search found more than was counted: then the total is the least that there are.',
    version: 'Counts the changes.',
    isSample: 'Made up, to show what a listing looks like.',
    outsideId: 'Below zero: of an outside source, and without a page here.',
    outsideVersion: 'Counts the changes; 0 of an outside source.',
    listSource: 'Whether this directory or an outside source of its operator has them.',
    listFailed: 'The outside source does not answer, and this is what there is instead.',
    by: 'The editor; null where the product did it, or where the account is gone.',
    pictureUrl: 'The address of the picture on this site, for image, gallery and beforeAfterImages.',
  },
  schemas: {
    problem: 'Every refusal.',
    clinic: 'Everything that is known of a clinic. What is not known is empty or null, never guessed.',
    clinicCard: 'What a list shows of a clinic.',
    clinicList: 'A page of a list.',
    clinicRow: 'What a table shows of a clinic.',
    plasticSurgeryList: 'The clinics of which most is known.',
    clinicFacets: 'Choices that narrow a list further, and how many clinics each would leave.',
    clinicChange: 'One change of a clinic: what stood in each field before and after.',
    clinicHistory: 'A page of the history of a clinic.',
    clinicConflict: 'Besides what every refusal says: the clinic as it is now, and what was changed since.',
    newClinic: 'What is not given is unknown.',
    clinicChanges: 'Any of the fields; the others stay.',
  },
}
