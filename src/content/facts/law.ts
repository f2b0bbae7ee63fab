/** Dates, law and courts of the policies. */
export const TERMS_UPDATED = 'March 29, 2024'
export const PRIVACY_UPDATED = 'March 29, 2024'
export const CLAUSE_COUNT = 62
export const GOVERNING_LAW = 'Indian law'
export const COURTS = 'New Delhi'
