import type { ClinicLanguage } from '#domain/clinics/clinics.ts'
import type { ClinicPrice, PriceTax } from '#domain/clinics/price-sheets.ts'
import { priceUnits } from './price-units.ts'
import { languageNames } from '#locales/en/site/language-names.ts'
import { won } from '#locales/en/site/figures.ts'
import { editing } from '#locales/en/site/editing.ts'

const priceTaxes: Record<PriceTax, string> = {
  unknown: 'Not stated',
  included: 'Included in the price',
  added: 'Added to the price',
}

/** Messages of the form for clinics; loaded only with it. */
export const clinicForm = {
  ...editing,
  language: (code: ClinicLanguage) => languageNames[code],

  toolbar: {
    ...editing.toolbar,
    add: 'Add New Clinic',
    addTitle: 'Add New Clinic',
    editTitle: (name: string) => `Edit Clinic: ${name}`,
    loadFailed: 'The clinic could not be loaded.',
    gone: 'This clinic no longer exists. Somebody has deleted it.',
  },
  samples: {
    giveWay:
      'This is the first real clinic of this category. Once it is listed, the samples here are no longer shown. Start the product with SAMPLE_CLINICS=on to keep them.',
  },
  secondFactor: {
    ...editing.secondFactor,
    text: 'You are an administrator, but you logged in with your password only. You need two-step login to add, change or delete a clinic. If it is off, turn it on first.',
  },

  submit: {
    add: 'Add Clinic',
    adding: 'Adding...',
    update: 'Update Clinic',
    updating: 'Updating...',
    uploading: 'Wait until the picture is uploaded.',
  },
  toasts: {
    ...editing.toasts,
    added: { title: 'Success!', description: 'New clinic has been added.' },
    updated: { title: 'Clinic has been updated' },
    elsewhere: (where: string) => ({
      title: `Listed under ${where}`,
      description: 'It is not shown on this page. Its form stays open so that you can continue editing.',
    }),
    deleted: 'Clinic has been deleted',
    restored: 'Clinic has been restored',
    notDeleted: 'Clinic was not deleted',
    notRestored: 'Clinic is still deleted',
    uploaded: { title: 'Upload Successful', description: 'Image uploaded successfully.' },
    uploadFailed: { title: 'Upload Failed', description: 'Could not upload image.' },
  },
  failures: {
    ...editing.failures,
    gone: 'Somebody has deleted this clinic in the meantime. Everything you typed is saved on this device.',
    refused: 'Only administrators with two-step login can change clinics. Everything you typed is still here.',
  },
  sections: {
    essentials: { title: 'Essentials', lead: 'A listing needs these four.' },
    place: { title: 'Where it is', lead: 'For the map, the taxi card and the filters.' },
    offer: { title: 'What it offers', lead: 'Treatments by name, and what makes the clinic convenient for visitors.' },
    prices: {
      title: 'Prices',
      lead: 'What the clinic states, each with its day. A price is hidden when it is a year old.',
    },
    contact: { title: 'Contact and hours', lead: 'How and when patients can reach the clinic.' },
    trust: {
      title: 'Registration and source',
      lead: 'Checked facts show their source and date. All others are shown as not checked.',
    },
    people: { title: 'Doctors', lead: 'Doctors that the clinic names in public.' },
    questions: { title: 'Questions and answers', lead: 'What patients often ask.' },
    pictures: {
      title: 'Pictures',
      lead: 'JPEG, PNG or WebP. A picture of a real clinic shows once its author and licence are known.',
    },
    beforeAfter: {
      title: 'Before and after',
      lead: 'Pictures of patients stay hidden until every line here is confirmed.',
    },
    standing: { title: 'Standing', lead: 'These do not change the order of the list.' },
  },
  implausiblePosition: 'This position is far from every town in that province. One of the two is probably wrong.',
  fields: {
    name: 'Name',
    nameKo: 'Name in Hangul',
    description: 'Description',
    location: 'Location',
    treatments: 'Treatment Category',
    address: 'Address',
    province: 'Province or city',
    district: 'District',
    lat: 'Latitude',
    lng: 'Longitude',
    procedures: 'Procedures',
    highlights: 'Highlights',
    languages: 'Languages spoken',
    prices: 'Prices',
    featured: 'Featured clinic',
    isAdvertisement: 'Advertisement',
    rating: 'Editor’s rating',
    phoneNumber: 'Phone number',
    businessHours: 'Business hours',
    hours: 'Hours by weekday',
    website: 'Website',
    socialMedia: 'Social media',
    registration: 'Registration for foreign patients',
    doctors: 'Doctors',
    faqs: 'Questions and answers',
    image: 'Main picture',
    gallery: 'Gallery',
    beforeAfterImages: 'Before and after pictures',
    beforeAfterConsent: 'Consent of the patient',
    pictureCredits: 'Picture credits',
    basis: 'Basis',
    source: 'Source',
    checkedOn: 'Checked on',
  },

  hints: {
    location: 'As shown on the card: Sinsa-dong, Gangnam-gu, Seoul',
    description: 'Plain words, and no promise of a result.',
    businessHours: 'As the clinic writes them: Mon–Fri 10:00–19:00, Sat 10:00–16:00',
    website: 'https://…',
    credit: 'Not shown until its author and licence are known.',
    featured: 'The card says Featured.',
    isAdvertisement: 'Somebody paid for this position. The card says Advertisement.',
  },

  notKnown: 'Not known',
  treatments: {
    'plastic-surgery': 'Plastic Surgery',
    'skin-clinics': 'Skin Treatment',
    'eye-surgery': 'Eye Surgery',
    dental: 'Dental Care',
    'stem-cell': 'Stem Cell',
    other: 'Other',
    placeholder: 'Choose a category',
    several: (others: string) =>
      `It is also listed under ${others}. If you choose a category, it will be the only one.`,
    replaces: 'Choosing another category clears the procedures below.',
  },
  wordLists: {
    ...editing.wordLists,
    procedures: {
      own: 'Add a procedure',
      add: 'Add procedure',
      suggested: 'Suggested procedures',
      none: 'No procedure yet.',
    },
    highlights: {
      own: 'Add a highlight',
      add: 'Add highlight',
      suggested: 'Suggested highlights',
      none: 'No highlight yet.',
    },
  },
  rating: {
    notStored: 'Not rated. The field starts at 4.5, and nothing is stored until you move it.',
    stored: (rating: string) => `${rating} is stored with your name and today’s date, as Editor’s rating.`,
    hint: '0 to 5, in steps of 0.1',
    clear: 'Clear the rating',
  },
  social: { instagram: 'Instagram', facebook: 'Facebook', youtube: 'YouTube' },
  registration: { number: 'Registration number', checkedOn: 'Checked on', source: 'Source' },
  doctors: {
    one: (nth: number) => `Doctor ${nth}`,
    name: 'Name',
    specialty: 'Specialty',
    experience: 'Experience',
    add: 'Add a doctor',
    remove: (nth: number) => `Remove doctor ${nth}`,
    removeWord: 'Remove',
  },
  faqs: {
    one: (nth: number) => `Question ${nth}`,
    question: 'Question',
    answer: 'Answer',
    add: 'Add a question',
    remove: (nth: number) => `Remove question ${nth}`,
    removeWord: 'Remove',
  },
  prices: {
    one: (nth: number) => `Price ${nth}`,
    procedure: 'Procedure',
    choose: 'Choose a procedure',
    none: 'A price is of one of the procedures above. Add a procedure first.',
    fromWon: 'From, in won',
    toWon: 'To, in won',
    toWonHint: 'The same for a fixed price. Empty if the clinic states only where it begins.',
    unit: 'The price is',
    units: priceUnits,
    sessions: 'Sessions',
    includes: 'What is included',
    includesHint: 'Anaesthesia, check-ups, medicine, an interpreter',
    tax: 'Value added tax',
    taxes: priceTaxes,
    refund: 'Refund rule',
    statedOn: 'Stated on',
    statedOnHint: 'The day on which the clinic stated it',
    source: 'Address of the page',
    add: 'Add a price',
    remove: (nth: number) => `Remove price ${nth}`,
    removeWord: 'Remove',
  },
  pictures: {
    image: 'Main picture',
    gallery: 'Gallery',
    beforeAfterImages: 'Before and after pictures',
    drop: 'Drop a picture here, or',
    dropMany: 'Drop pictures here, or',
    browse: 'choose a file',
    browseMany: 'choose files',
    limits: (megabytes: number) => `JPEG, PNG or WebP, up to ${megabytes} MB`,
    typeRejected: 'File type must be JPEG, PNG or WebP',
    tooLarge: (bytes: number) => `File is larger than ${bytes} bytes`,
    tooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
    tooMany: 'Too many files',
    busy: 'Another picture was still uploading. Drop your picture again once that one has finished.',
    rejected: (file: string, reason: string) => `${file}: ${reason}`,
    uploading: (file: string) => `Uploading ${file}`,
    percent: (share: number) => `${Math.round(share * 100)} %`,
    fetching: 'Fetching the picture',
    address: 'Address of a picture',
    addressHint: 'We download it once and store it. Visitors’ browsers never contact that address.',
    fetch: 'Fetch picture',
    addressMissing: 'Enter the address of a picture that begins with https://',
    previewOf: (nth: number) => `Picture ${nth}`,
    gone: 'Cannot be loaded',
    preview: 'Preview',
    remove: 'Remove picture',
    removeOf: (nth: number) => `Remove picture ${nth}`,
    author: 'Author',
    licence: 'Licence',
  },
  consent: {
    isConfirmed: 'The patient agreed in writing to show these pictures',
    confirmedOn: 'Confirmed on',
    takenOn: 'Pictures taken on',
    equalConditions: 'Both were taken under the same conditions: light, distance, make-up',
    hint: 'Visitors see them only when all of this is confirmed.',
  },

  mistakes: {
    ...editing.mistakes,
    name: 'Enter the name of the clinic',
    description: 'Describe the clinic',
    location: 'Enter the location, like Sinsa-dong, Gangnam-gu, Seoul',
    treatments: 'Choose a treatment category',
    districtEn: 'Enter the district in English too',
    half: 'Enter both coordinates, or neither',
    registration: {
      number: 'Enter the registration number',
      checkedOn: 'Enter the day on which the number was checked',
      source: 'Name the source of the number',
    },
    doctor: {
      name: (nth: number) => `Enter the name of doctor ${nth}`,
      specialty: (nth: number) => `Enter the specialty of doctor ${nth}`,
    },
    faq: {
      question: (nth: number) => `Enter question ${nth}`,
      answer: (nth: number) => `Enter the answer to question ${nth}`,
    },
    price: {
      procedure: (nth: number) => `Choose one of the clinic’s procedures for price ${nth}`,
      fromWon: (nth: number) => `Price ${nth}: enter the amount in won as a whole number, like 1,500,000`,
      toWon: (nth: number) => `Price ${nth}: enter a highest amount that is not below the lowest, or leave it empty`,
      sessions: (nth: number) => `Price ${nth}: enter the number of sessions as a whole number, or leave it empty`,
      statedOn: (nth: number) => `Enter the day on which the clinic stated price ${nth}`,
      source: (nth: number) => `Price ${nth}: enter an address that begins with https://, or leave it empty`,
    },
    author: (nth: number) => `Enter the author of picture ${nth}`,
    licence: (nth: number) => `Enter the licence of picture ${nth}`,
    confirmedOn: 'Enter the day on which the consent was confirmed',
    takenOn: 'Enter the day on which the pictures were taken',
  },

  conflict: { ...editing.conflict, title: 'Somebody else saved this clinic while you were editing' },
  deleted: {
    ...editing.deleted,
    title: 'Deleted clinics',
    none: 'No clinics on this page have been deleted.',
    loadFailed: 'The deleted clinics could not be loaded.',
  },
  values: {
    ...editing.values,
    doctor: ({ name, specialty, experience }: { name: string; specialty: string; experience: string }) =>
      experience ? `${name}, ${specialty}, ${experience}` : `${name}, ${specialty}`,
    registration: ({ number, checkedOn, source }: { number: string; checkedOn: string; source: string }) =>
      `${number}, read ${checkedOn} at ${source}`,
    consent: ({
      confirmedOn,
      takenOn,
      equalConditions,
    }: {
      confirmedOn: string
      takenOn: string
      equalConditions: boolean
    }) =>
      `confirmed ${confirmedOn}, taken ${takenOn}, ${equalConditions ? 'equal conditions' : 'conditions not equal'}`,
    price: ({ procedure, fromWon, toWon, statedOn }: ClinicPrice, unit: string) =>
      `${procedure}: ${won(fromWon)} to ${toWon === null ? 'not stated' : won(toWon)} ${unit}, stated ${statedOn}`,
    credit: ({ author, licence }: { author: string; licence: string }) => `${author}, ${licence}`,
  },
}

export type ClinicFormMessages = typeof clinicForm
