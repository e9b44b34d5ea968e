import { editing } from './editing.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** What administrators read on the listing pages; loaded with the form alone. */
export const clinicForm = {
  ...editing,
  language: (code: string) => languageNames.of(code) ?? code,

  toolbar: {
    ...editing.toolbar,
    add: 'Add New Clinic',
    addTitle: 'Add New Clinic',
    editTitle: (name: string) => `Edit Clinic: ${name}`,
    loadFailed: 'The clinic could not be loaded.',
    gone: 'This clinic is not there any more. Somebody has deleted it.',
  },
  samples: {
    giveWay:
      'This is the first real clinic of this category. Once it is listed, the samples here are no longer shown to anybody. Start the product with SAMPLE_CLINICS=on to keep them.',
  },
  secondFactor: {
    ...editing.secondFactor,
    text: 'You are an administrator, but this login has shown a password alone. Nobody adds, changes or deletes a clinic without the second step. If you have none yet, set it up there first.',
  },

  submit: {
    add: 'Add Clinic',
    adding: 'Adding...',
    update: 'Update Clinic',
    updating: 'Updating...',
    uploading: 'Wait until the picture is here.',
  },
  toasts: {
    ...editing.toasts,
    added: { title: 'Success!', description: 'New clinic has been added.' },
    updated: { title: 'Clinic has been updated' },
    elsewhere: (where: string) => ({
      title: `Listed under ${where}`,
      description: 'It has no card on this page. Its form stays open, so that you can go on editing it.',
    }),
    deleted: 'Clinic has been deleted',
    restored: 'Clinic is back',
    notDeleted: 'Clinic was not deleted',
    notRestored: 'Clinic is still deleted',
    uploaded: { title: 'Upload Successful', description: 'Image uploaded successfully.' },
    uploadFailed: { title: 'Upload Failed', description: 'Could not upload image.' },
  },
  failures: {
    ...editing.failures,
    gone: 'Somebody has deleted this clinic meanwhile. Everything you typed is kept on this device.',
    refused: 'Only administrators who have shown a second step change clinics. Everything you typed is still here.',
  },
  sections: {
    essentials: { title: 'Essentials', lead: 'Without these four there is no listing.' },
    place: { title: 'Where it is', lead: 'For the map, the taxi card and the filters.' },
    offer: { title: 'What it offers', lead: 'Treatments by name, and what makes the clinic easy for visitors.' },
    contact: { title: 'Contact and hours', lead: 'How a patient reaches the clinic itself, and when.' },
    trust: {
      title: 'Registration and source',
      lead: 'What is checked says where and when. Everything else says that it is not.',
    },
    people: { title: 'Doctors', lead: 'Those whom the clinic names in public.' },
    questions: { title: 'Questions and answers', lead: 'What patients ask again and again.' },
    pictures: {
      title: 'Pictures',
      lead: 'JPEG, PNG or WebP. A picture of a real clinic shows once its author and licence are known.',
    },
    beforeAfter: {
      title: 'Before and after',
      lead: 'Pictures of patients stay hidden until every line here is confirmed.',
    },
    standing: { title: 'Standing', lead: 'Neither changes the order of the list.' },
  },
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
    location: 'In the words of a card: Sinsa-dong, Gangnam-gu, Seoul',
    description: 'Plain words; no promise of a result.',
    businessHours: 'As the clinic writes them: Mon–Fri 10:00–19:00, Sat 10:00–16:00',
    website: 'https://…',
    credit: 'Not shown until its author and licence are known.',
    featured: 'The card says Featured.',
    isAdvertisement: 'Somebody paid for this place: the card says Advertisement.',
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
    several: (others: string) => `It is listed under ${others} too. Choosing a category makes it the only one.`,
    replaces: 'Choosing another one clears the procedures below.',
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
  registration: { number: 'Registration number', checkedOn: 'Read on', source: 'Read where' },
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
    busy: 'What you dropped was not taken: another picture was on its way. Drop it again when that one is here.',
    rejected: (file: string, reason: string) => `${file}: ${reason}`,
    uploading: (file: string) => `Uploading ${file}`,
    percent: (share: number) => `${Math.round(share * 100)} %`,
    fetching: 'Fetching the picture',
    address: 'Address of a picture',
    addressHint: 'It is fetched once and kept here; nobody’s browser asks that address.',
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
    isConfirmed: 'The patient agreed in writing that these pictures are shown',
    confirmedOn: 'Confirmed on',
    takenOn: 'Pictures taken on',
    equalConditions: 'Both were taken under equal conditions: light, distance, make-up',
    hint: 'Without all of this no visitor sees them.',
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
      checkedOn: 'Enter the day on which the number was read',
      source: 'Say where the number was read',
    },
    doctor: {
      name: (nth: number) => `Enter the name of doctor ${nth}`,
      specialty: (nth: number) => `Enter the specialty of doctor ${nth}`,
    },
    faq: {
      question: (nth: number) => `Enter question ${nth}`,
      answer: (nth: number) => `Enter the answer to question ${nth}`,
    },
    author: (nth: number) => `Say who made picture ${nth}`,
    licence: (nth: number) => `Say on what terms picture ${nth} may be shown`,
    confirmedOn: 'Enter the day on which the consent was confirmed',
    takenOn: 'Enter the day on which the pictures were taken',
  },

  conflict: { ...editing.conflict, title: 'Somebody else saved this clinic while you were writing' },
  deleted: {
    ...editing.deleted,
    title: 'Deleted clinics',
    none: 'No clinic of this page is deleted.',
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
    credit: ({ author, licence }: { author: string; licence: string }) => `${author}, ${licence}`,
  },
}

export type ClinicFormMessages = typeof clinicForm
