import type { Fact } from './fact.ts'

/** What /privacy-policy must state. */
export const PRIVACY_FACTS: readonly Fact[] = [
  { fact: 'last updated', says: /Last updated March 29, 2024/ },
  {
    fact: 'mobile number for OTP',
    says: /Mobile number Mandatory\. It is verified with a one-time password \(OTP\)/,
  },
  { fact: 'state', says: /State Mandatory/ },
  { fact: 'language preference', says: /Language preference Mandatory/ },
  { fact: 'KYC as a hash', says: /KYC information .*only an encrypted hash is kept/ },
  { fact: 'phonebook optional', says: /Phonebook access Optional/ },
  {
    fact: 'profile data optional',
    says: /Profile data Optional: name, email, gender, date of birth, city, display picture/,
  },
  { fact: 'feedback', says: /Feedback When you send it/ },
  {
    fact: 'geolocation optional, in background',
    says: /Geolocation Optional, including while the game is in the background/,
  },
  {
    fact: 'transaction information',
    says: /Transaction information .*amount, mode, date and time, history, invoice/,
  },
  { fact: 'device data', says: /Device data/ },
  { fact: 'usage data', says: /Usage data/ },
  { fact: 'cookies', says: /Cookies While/ },
  { fact: 'uses', says: /What it is used for/ },
  { fact: 'sharing', says: /Who it is shared with/ },
  { fact: 'rights', says: /Access\..*Rectification\..*Withdrawal of consent\..*Account deletion\./ },
  { fact: 'deactivation', says: /deactivated for 90 days/ },
  { fact: 'not outside India', says: /Data is not stored outside India/ },
  { fact: 'children', says: /not directed to anyone under 18/ },
  { fact: 'officers', says: /Data protection officer:.*Grievance officer:/ },
  { fact: 'grievance link and office hours', says: /grievance section of the terms.*10 am to 7 pm/ },
]

/** What /responsible-gaming-policy must state. */
export const RESPONSIBLE_FACTS: readonly Fact[] = [
  { fact: 'ten guidelines', says: /Ten guidelines/ },
  { fact: 'age exclusion', says: /Nobody under 18 may play/ },
  { fact: 'sign-up checkbox', says: /checkbox with which you confirm that you are 18 or older/ },
  { fact: 'spending-limit notices', says: /Notices of spending limits/ },
  { fact: 'break suggestions', says: /suggests a break/ },
  { fact: 'mandatory break', says: /After a long session of play a break is mandatory/ },
  {
    fact: 'nine questions',
    says: /Answer nine questions with yes or no.*nothing is stored and nothing is sent/,
  },
  { fact: 'states', says: /Assam Odisha Nagaland Sikkim Meghalaya Andhra Pradesh Telangana/ },
  { fact: 'risk sentence', says: /This game involves an element of financial risk and may be addictive\./ },
]

/** What /anti-money-laundering-policy must state. */
export const ANTI_MONEY_LAUNDERING_FACTS: readonly Fact[] = [
  {
    fact: 'identification',
    says: /Identifying users .*your PAN Aadhaar verification a geolocation inside India a bank account/,
  },
  { fact: 'monitoring', says: /Transactions are monitored/ },
  { fact: 'no cash', says: /No payment is taken in cash\. No withdrawal is paid in cash/ },
  { fact: 'suspicious activity', says: /If activity is suspicious, we may:/ },
  { fact: 'record keeping', says: /We keep records of who was identified/ },
]

/** What /skill-certificates must state. */
export const CERTIFICATE_FACTS: readonly Fact[] = [
  { fact: 'certifier', says: /Certifier .*name of the certifier/ },
  { fact: 'empty certificate', says: /No certificate has been published yet/ },
]

/** What the footer of every page must state. */
export const FOOTER_FACTS: readonly Fact[] = [
  {
    fact: 'links',
    says: /Docs Terms Privacy Policy Responsible Gaming Anti Money Laundering Skill Certificates/,
  },
  { fact: '18+', says: /18\+/ },
  {
    fact: 'risk sentence',
    says: /This game involves an element of financial risk and may be addictive\. Please play responsibly and at your own risk\./,
  },
  { fact: 'copyright', says: /© 2024/ },
]
