import type { Facts } from './facts.ts'

/** What /terms must state, with the grievance procedure. */
export const TERMS_FACTS: Facts = {
  'last updated': /Last updated March 29, 2024/,
  'number of clauses': /62 clauses/,
  'sections in their order':
    /1 Services .*2 Accounts .*3 Game of skill .*4 Contests\/Deals\/Levels\/In App purchases .*5 Third Party Sites .*6 Intellectual Property .*7 Tax & TDS Policy .*8 Payment Terms .*9 Limitation of Liability .*10 Closing clauses/,
  'real cash or practice': /real cash, or in a practice mode that uses virtual currency/,
  'residents of India, 18': /residents of India who are 18 years old or older/,
  'prohibited states':
    /not offered to residents of Assam, Odisha, Nagaland, Sikkim, Meghalaya, Andhra Pradesh and Telangana/,
  'free play elsewhere': /Free play is allowed elsewhere/,
  'State kept up to date': /Keep your State of residence in your account up to date/,
  'mandatory details':
    /mobile number, State of residence and language preference\. None of the three may be left out/,
  'sign-up checkbox': /tick a checkbox that confirms that you are 18 years old or older/,
  'one account per user': /Each user may hold one account/,
  'several accounts or numbers':
    /more than one mobile number, leads to restriction of the accounts or to forfeiture/,
  'what an account holds':
    /registration details, your State of residence, your PAN, your mobile number.*identity and bank verification.*invite link or code/,
  usernames: /refuse a username that is inappropriate/,
  balances: /“Unplayed”, which holds your deposits; “Winnings”.*“Bonus”/,
  debits: /debited from Unplayed first, the oldest credit before newer ones, and then from Winnings/,
  'Winnings to Unplayed':
    /Winnings move to Unplayed 30 days after they were credited, or after 30 days in which the account was inactive/,
  'Unplayed usage': /Unplayed that has not been used within 60 days may be forfeited/,
  'deletion by writing': /deletion of your account by writing to us/,
  deactivation: /deactivated for 90 days/,
  'reactivation and purge':
    /Logging in with your registered details within those 90 days reactivates the account.*deleted and its data is purged/,
  columns: /one column of such a pattern, numbered 0 to 3/,
  '24 patterns': /ordered in 24 ways/,
  'session and lock period': /session lasts 25 seconds.*locked for its last 5 seconds/,
  occurrences: /odd row applies while the count is odd, and the even row while it is even/,
  'selection index':
    /last 50 sessions with the same base pattern.*smallest becomes 1.*random integer from 0 up to but excluding their total/,
  'risk sentence':
    /This game involves an element of financial risk and may be addictive\. Please play responsibly and at your own risk\./,
  'employees and developers':
    /Employees and developers of ours may not play, unless they have been permitted to do so in writing/,
  'four multipliers': /game offers four multipliers/,
  'minimum multiplier': /1\.4X unless you set it to another value that the game offers/,
  'fulfilment rounds': /fulfilled in three rounds spread through the session/,
  'bets in fulfilment are locked': /bet that has begun fulfilment is locked/,
  'pay-out':
    /fulfilled amount of your bet is deducted.*pays a prize: the fulfilled amount times the bet multiplier/,
  'prize delivery': /delivered within 15 working days/,
  'inviter and invitee': /is the inviter, .* is the invitee/,
  'invite verification': /within 30 days of the invitee’s registration/,
  'restrict, suspend, terminate': /8 We may restrict, suspend or terminate your account\./,
  'disqualify, withhold': /39 We may disqualify a user and withhold prizes\./,
  'PAN required': /must provide your PAN/,
  '30% without PAN':
    /no PAN has been provided, the rate of deduction is 30%, and crediting or withdrawing may be refused/,
  'incorrect PAN': /incorrect PAN counts as a PAN that was not provided/,
  TDS: /have 24 hours to pay the TDS\. If it is not paid in that time, the prize expires/,
  GST: /deposits made from October 1, 2023\. It is included in the amount deposited and is not refunded/,
  'no cash': /never made in cash/,
  withdrawal:
    /PAN, Aadhaar verification, a geolocation inside India, a bank account in the same name as on your documents and photo identification and proof of address with matching names/,
  forfeiture: /amounts sought to be withdrawn may be forfeited/,
  'Unplayed withdrawal fee': /withdrawal from Unplayed carries a processing fee of 30%/,
  'Winnings withdrawal fee': /fee for withdrawing Winnings is shown on the withdrawal screen/,
  'clause 57':
    /57 Our liability for any claim is limited to the lower of two sums: the amount that you paid to us in the six months before the claim, and Rs\. 1000/,
  indemnity: /58 You indemnify us/,
  waiver: /59 .*no waiver/,
  severability: /60 If a clause is held invalid, the other clauses stay in force/,
  'governing law': /61 These terms are governed by Indian law/,
  courts: /62 The courts of New Delhi have sole jurisdiction/,
  'grievance on three levels':
    /three levels.*Level 1: automated support.*Level 2: customer support team.*through the platform.*Level 3: grievance officer.*written complaint/,
  '24-48 hours on two levels': /24 to 48 hours.*24 to 48 hours/,
  'office hours': /10 am to 7 pm/,
  'what a complaint carries':
    /your name and contact details.*your relation to the matter.*name and age of the person affected.*description of the content.*good faith.*accurate/,
  '90 days': /more than 90 days after the game was played is not entertained/,
}
