import type { ClinicTreatment } from './clinics.ts'

/** Suggestions in the form. Other values can be typed. */
export const suggestedProcedures: Record<ClinicTreatment, readonly string[]> = {
  'plastic-surgery': [
    'Facial Contouring',
    'Rhinoplasty',
    'Double Eyelid Surgery',
    'Jaw Reduction',
    'Cheekbone Reduction',
    'Face Lifting',
  ],
  'skin-clinics': ['Laser Treatment', 'Acne Treatment', 'Botox', 'Fillers', 'Chemical Peeling', 'Skin Rejuvenation'],
  'eye-surgery': ['LASIK', 'Cataract Surgery', 'Glaucoma Treatment', 'Cornea Transplant', 'Eye Muscle Surgery'],
  dental: ['Dental Implants', 'Crowns', 'Veneers', 'Teeth Whitening', 'Orthodontics', 'Root Canal'],
  'stem-cell': [],
  other: [],
}

export const suggestedHighlights = [
  'State-of-the-art facilities',
  'Board-certified surgeons',
  'Personalized treatment plans',
  'Multilingual staff',
  'Airport pickup service',
  'International patient assistance',
  'Telemedicine consultations',
  'Accommodation arrangements',
] as const
