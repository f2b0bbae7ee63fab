/** Who may play. */
export const MINIMUM_AGE = 18
export const COUNTRY = 'India'

/** States whose residents may not play for real money; free play stays open to them. */
export const PROHIBITED_STATES = [
  'Assam',
  'Odisha',
  'Nagaland',
  'Sikkim',
  'Meghalaya',
  'Andhra Pradesh',
  'Telangana',
] as const

/** What a withdrawal depends on. */
export const WITHDRAWAL_CHECKS = [
  'your PAN',
  'Aadhaar verification',
  `a geolocation inside ${COUNTRY}`,
  'a bank account in the same name as on your documents',
  'photo identification and proof of address with matching names',
] as const

/** Details without which no account can be opened. */
export const MANDATORY_DETAILS = ['mobile number', 'State of residence', 'language preference'] as const

/** The sentence that the advertising standards council prescribes for real-money games, word for word. */
export const RISK_SENTENCE =
  'This game involves an element of financial risk and may be addictive. Please play responsibly and at your own risk.'
