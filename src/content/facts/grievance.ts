/** The grievance procedure. */
export const GRIEVANCE_LEVELS = 3
export const RESOLUTION_HOURS = { from: 24, to: 48 } as const
export const COMPLAINT_DAYS = 90
export const OFFICE_HOURS = { opens: '10 am', closes: '7 pm' } as const

/** What a written complaint should carry. */
export const COMPLAINT_PARTS = [
  'your name and contact details',
  'your relation to the matter',
  'the name and age of the person affected',
  'a description of the content complained of',
  'a statement that you complain in good faith',
  'a statement that what you write is accurate',
] as const

/** Dates, law and courts of the policies. */
export const TERMS_UPDATED = 'March 29, 2024'
export const PRIVACY_UPDATED = 'March 29, 2024'
export const CLAUSE_COUNT = 62
export const GOVERNING_LAW = 'Indian law'
export const COURTS = 'New Delhi'
