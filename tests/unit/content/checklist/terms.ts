import type { Fact } from './fact.ts'

/** What /terms must state, with the grievance procedure. */
export const TERMS_FACTS: readonly Fact[] = [
  { fact: 'last updated', says: /Last updated March 29, 2024/ },
  {
    fact: 'sections in their order',
    says: /1 Services .*2 Accounts .*3 Game of skill .*4 Contests\/Deals\/Levels\/In App purchases .*5 Third Party Sites .*6 Intellectual Property .*7 Tax & TDS Policy .*8 Payment Terms .*9 Limitation of Liability .*10 Closing clauses/,
  },
  { fact: 'real cash or practice', says: /real cash, or in a practice mode that uses virtual currency/ },
  { fact: 'residents of India, 18', says: /residents of India who are 18 years old or older/ },
  {
    fact: 'prohibited states',
    says: /not offered to residents of Assam, Odisha, Nagaland, Sikkim, Meghalaya, Andhra Pradesh and Telangana/,
  },
  { fact: 'free play elsewhere', says: /Free play is allowed elsewhere/ },
  { fact: 'State kept up to date', says: /Keep your State of residence in your account up to date/ },
  {
    fact: 'mandatory details',
    says: /mobile number, State of residence and language preference\. None of the three may be left out/,
  },
  { fact: 'sign-up checkbox', says: /tick a checkbox that confirms that you are 18 years old or older/ },
  { fact: 'one account per user', says: /Each user may hold one account/ },
  {
    fact: 'several accounts or numbers',
    says: /more than one mobile number, leads to restriction of the accounts or to forfeiture/,
  },
  {
    fact: 'what an account holds',
    says: /registration details, your State of residence, your PAN, your mobile number.*identity and bank verification.*invite link or code/,
  },
  { fact: 'usernames', says: /refuse a username that is inappropriate/ },
  { fact: 'balances', says: /“Unplayed”, which holds your deposits; “Winnings”.*“Bonus”/ },
  {
    fact: 'debits',
    says: /debited from Unplayed first, the oldest credit before newer ones, and then from Winnings/,
  },
  {
    fact: 'Winnings to Unplayed',
    says: /Winnings move to Unplayed 30 days after they were credited, or after 30 days in which the account was inactive/,
  },
  { fact: 'Unplayed usage', says: /Unplayed that has not been used within 60 days may be forfeited/ },
  { fact: 'deletion by writing', says: /deletion of your account by writing to us/ },
  { fact: 'deactivation', says: /deactivated for 90 days/ },
  {
    fact: 'reactivation and purge',
    says: /Logging in with your registered details within those 90 days reactivates the account.*deleted and its data is purged/,
  },
  { fact: 'columns', says: /one column of such a pattern, numbered 0 to 3/ },
  { fact: '24 patterns', says: /ordered in 24 ways/ },
  { fact: 'session and lock period', says: /session lasts 25 seconds.*locked for its last 5 seconds/ },
  {
    fact: 'occurrences',
    says: /odd row applies while the count is odd, and the even row while it is even/,
  },
  {
    fact: 'selection index',
    says: /last 50 sessions with the same base pattern.*smallest becomes 1.*random integer from 0 up to but excluding their total/,
  },
  {
    fact: 'risk sentence',
    says: /This game involves an element of financial risk and may be addictive\. Please play responsibly and at your own risk\./,
  },
  {
    fact: 'employees and developers',
    says: /Employees and developers of ours may not play, unless they have been permitted to do so in writing/,
  },
  { fact: 'four multipliers', says: /game offers four multipliers/ },
  { fact: 'minimum multiplier', says: /1\.4X unless you set it to another value that the game offers/ },
  { fact: 'fulfilment rounds', says: /fulfilled in three rounds spread through the session/ },
  { fact: 'bets in fulfilment are locked', says: /bet that has begun fulfilment is locked/ },
  {
    fact: 'pay-out',
    says: /fulfilled amount of your bet is deducted.*pays a prize: the fulfilled amount times the bet multiplier/,
  },
  { fact: 'prize delivery', says: /delivered within 15 working days/ },
  { fact: 'inviter and invitee', says: /is the inviter, .* is the invitee/ },
  { fact: 'invite verification', says: /within 30 days of the invitee’s registration/ },
  { fact: 'restrict, suspend, terminate', says: /8 We may restrict, suspend or terminate your account\./ },
  { fact: 'disqualify, withhold', says: /39 We may disqualify a user and withhold prizes\./ },
  { fact: 'PAN required', says: /must provide your PAN/ },
  {
    fact: '30% without PAN',
    says: /no PAN has been provided, the rate of deduction is 30%, and crediting or withdrawing may be refused/,
  },
  { fact: 'incorrect PAN', says: /incorrect PAN counts as a PAN that was not provided/ },
  {
    fact: 'TDS',
    says: /have 24 hours to pay the TDS\. If it is not paid in that time, the prize expires/,
  },
  {
    fact: 'GST',
    says: /deposits made from October 1, 2023\. It is included in the amount deposited and is not refunded/,
  },
  { fact: 'no cash', says: /never made in cash/ },
  {
    fact: 'withdrawal',
    says: /PAN, Aadhaar verification, a geolocation inside India, a bank account in the same name as on your documents and photo identification and proof of address with matching names/,
  },
  { fact: 'forfeiture', says: /amounts sought to be withdrawn may be forfeited/ },
  { fact: 'Unplayed withdrawal fee', says: /withdrawal from Unplayed carries a processing fee of 30%/ },
  {
    fact: 'Winnings withdrawal fee',
    says: /fee for withdrawing Winnings is shown on the withdrawal screen/,
  },
  {
    fact: 'clause 57',
    says: /57 Our liability for any claim is limited to the lower of two sums: the amount that you paid to us in the six months before the claim, and Rs\. 1000/,
  },
  { fact: 'indemnity', says: /58 You indemnify us/ },
  { fact: 'waiver', says: /59 .*no waiver/ },
  { fact: 'severability', says: /60 If a clause is held invalid, the other clauses stay in force/ },
  { fact: 'governing law', says: /61 These terms are governed by Indian law/ },
  { fact: 'courts', says: /62 The courts of New Delhi have sole jurisdiction/ },
  {
    fact: 'grievance on three levels',
    says: /three levels.*Level 1: automated support.*Level 2: customer support team.*through the platform.*Level 3: grievance officer.*written complaint/,
  },
  { fact: '24-48 hours on two levels', says: /24 to 48 hours.*24 to 48 hours/ },
  { fact: 'office hours', says: /10 am to 7 pm/ },
  {
    fact: 'what a complaint carries',
    says: /your name and contact details.*your relation to the matter.*name and age of the person affected.*description of the content.*good faith.*accurate/,
  },
  { fact: '90 days', says: /more than 90 days after the game was played is not entertained/ },
]
