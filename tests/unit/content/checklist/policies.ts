import type { Facts } from './facts.ts'

/** What /privacy-policy must state. */
export const PRIVACY_FACTS: Facts = {
  'last updated': /Last updated March 29, 2024/,
  'mobile number for OTP': /Mobile number Mandatory\. It is verified with a one-time password \(OTP\)/,
  state: /State Mandatory/,
  'language preference': /Language preference Mandatory/,
  'KYC as a hash': /KYC information .*only an encrypted hash is kept/,
  'phonebook optional': /Phonebook access Optional/,
  'profile data optional': /Profile data Optional: name, email, gender, date of birth, city, display picture/,
  feedback: /Feedback When you send it/,
  'geolocation optional, in background':
    /Geolocation Optional, including while the game is in the background/,
  'transaction information': /Transaction information .*amount, mode, date and time, history, invoice/,
  'device data': /Device data/,
  'usage data': /Usage data/,
  cookies: /Cookies While/,
  uses: /What it is used for/,
  sharing: /Who it is shared with/,
  rights: /Access\..*Rectification\..*Withdrawal of consent\..*Account deletion\./,
  deactivation: /deactivated for 90 days/,
  'not outside India': /Data is not stored outside India/,
  children: /not directed to anyone under 18/,
  officers: /Data protection officer:.*Grievance officer:/,
  'grievance link and office hours': /grievance section of the terms.*10 am to 7 pm/,
}

/** What /responsible-gaming-policy must state. */
export const RESPONSIBLE_FACTS: Facts = {
  'ten guidelines': /Ten guidelines/,
  'age exclusion': /Nobody under 18 may play/,
  'sign-up checkbox': /checkbox with which you confirm that you are 18 or older/,
  'spending-limit notices': /Notices of spending limits/,
  'break suggestions': /suggests a break/,
  'mandatory break': /After a long session of play a break is mandatory/,
  'nine questions': /Answer nine questions with yes or no.*nothing is stored and nothing is sent/,
  states: /Assam Odisha Nagaland Sikkim Meghalaya Andhra Pradesh Telangana/,
  'risk sentence': /This game involves an element of financial risk and may be addictive\./,
}

/** What /anti-money-laundering-policy must state. */
export const ANTI_MONEY_LAUNDERING_FACTS: Facts = {
  identification:
    /Identifying users .*your PAN Aadhaar verification a geolocation inside India a bank account/,
  monitoring: /Transactions are monitored/,
  'no cash': /No payment is taken in cash\. No withdrawal is paid in cash/,
  'suspicious activity': /If activity is suspicious, we may:/,
  'record keeping': /We keep records of who was identified/,
}

/** What /skill-certificates must state. */
export const CERTIFICATE_FACTS: Facts = {
  certifier: /Certifier .*name of the certifier/,
  'empty certificate': /No certificate has been published yet/,
}

/** What the footer of every page must state. */
export const FOOTER_FACTS: Facts = {
  links: /Docs Terms Privacy Policy Responsible Gaming Anti Money Laundering Skill Certificates/,
  '18+': /18\+/,
  'risk sentence':
    /This game involves an element of financial risk and may be addictive\. Please play responsibly and at your own risk\./,
  copyright: /© 2024/,
}
