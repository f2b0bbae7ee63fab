import type { Fact } from './fact.ts'

/** What /terms must state: specification sections 2 (Terms of Use, Grievance page), 4, 5, 6 and 9. */
export const TERMS_FACTS: readonly Fact[] = [
  { fact: '2: last updated', says: /Last updated March 29, 2024/ },
  {
    fact: '2: sections in their order',
    says: /1 Services .*2 Accounts .*3 Game of skill .*4 Contests\/Deals\/Levels\/In App purchases .*5 Third Party Sites .*6 Intellectual Property .*7 Tax & TDS Policy .*8 Payment Terms .*9 Limitation of Liability .*10 Closing clauses/,
  },
  { fact: '1: real cash or practice', says: /real cash, or in a practice mode that uses virtual currency/ },
  { fact: '5: residents of India, 18', says: /residents of India who are 18 years old or older/ },
  {
    fact: '5: prohibited states',
    says: /not offered to residents of Assam, Odisha, Nagaland, Sikkim, Meghalaya, Andhra Pradesh and Telangana/,
  },
  { fact: '1: free play elsewhere', says: /Free play is allowed elsewhere/ },
  { fact: '5: State kept up to date', says: /Keep your State of residence in your account up to date/ },
  {
    fact: '5: mandatory details',
    says: /mobile number, State of residence and language preference\. None of the three may be left out/,
  },
  { fact: '5: sign-up checkbox', says: /tick a checkbox that confirms that you are 18 years old or older/ },
  { fact: '5: one account per user', says: /Each user may hold one account/ },
  {
    fact: '5: several accounts or numbers',
    says: /more than one mobile number, leads to restriction of the accounts or to forfeiture/,
  },
  {
    fact: '3: what an account holds',
    says: /registration details, your State of residence, your PAN, your mobile number.*identity and bank verification.*invite link or code/,
  },
  { fact: '5: usernames', says: /refuse a username that is inappropriate/ },
  { fact: '3: balances', says: /“Unplayed”, which holds your deposits; “Winnings”.*“Bonus”/ },
  {
    fact: '5: debits',
    says: /debited from Unplayed first, the oldest credit before newer ones, and then from Winnings/,
  },
  {
    fact: '4: Winnings to Unplayed',
    says: /Winnings move to Unplayed 30 days after they were credited, or after 30 days in which the account was inactive/,
  },
  { fact: '4, 9: Unplayed usage', says: /Unplayed that has not been used within 60 days may be forfeited/ },
  { fact: '4: deletion by writing', says: /deletion of your account by writing to us/ },
  { fact: '4, 9: deactivation', says: /deactivated for 90 days/ },
  {
    fact: '4: reactivation and purge',
    says: /Logging in with your registered details within those 90 days reactivates the account.*deleted and its data is purged/,
  },
  { fact: '3: columns', says: /one column of such a pattern, numbered 0 to 3/ },
  { fact: '9: 24 patterns', says: /ordered in 24 ways/ },
  { fact: '9: session and lock period', says: /session lasts 25 seconds.*locked for its last 5 seconds/ },
  {
    fact: '4: occurrences',
    says: /odd row applies while the count is odd, and the even row while it is even/,
  },
  {
    fact: '4: selection index',
    says: /last 50 sessions with the same base pattern.*smallest becomes 1.*random integer from 0 up to but excluding their total/,
  },
  {
    fact: 'decisions: risk sentence',
    says: /This game involves an element of financial risk and may be addictive\. Please play responsibly and at your own risk\./,
  },
  {
    fact: '6: employees and developers',
    says: /Employees and developers of ours may not play, unless they have been permitted to do so in writing/,
  },
  { fact: '9: four multipliers', says: /game offers four multipliers/ },
  { fact: '5: minimum multiplier', says: /1\.4X unless you set it to another value that the game offers/ },
  { fact: '9: fulfilment rounds', says: /fulfilled in three rounds spread through the session/ },
  { fact: '4: bets in fulfilment are locked', says: /bet that has begun fulfilment is locked/ },
  {
    fact: '4: pay-out',
    says: /fulfilled amount of your bet is deducted.*pays a prize: the fulfilled amount times the bet multiplier/,
  },
  { fact: '9: prize delivery', says: /delivered within 15 working days/ },
  { fact: '6: inviter and invitee', says: /is the inviter, .* is the invitee/ },
  { fact: '4, 9: invite verification', says: /within 30 days of the invitee’s registration/ },
  { fact: '6: restrict, suspend, terminate', says: /8 We may restrict, suspend or terminate your account\./ },
  { fact: '6: disqualify, withhold', says: /39 We may disqualify a user and withhold prizes\./ },
  { fact: '5: PAN required', says: /must provide your PAN/ },
  {
    fact: '5: 30% without PAN',
    says: /no PAN has been provided, the rate of deduction is 30%, and crediting or withdrawing may be refused/,
  },
  { fact: '5: incorrect PAN', says: /incorrect PAN counts as a PAN that was not provided/ },
  {
    fact: '4, 9: TDS',
    says: /have 24 hours to pay the TDS\. If it is not paid in that time, the prize expires/,
  },
  {
    fact: '9: GST',
    says: /deposits made from October 1, 2023\. It is included in the amount deposited and is not refunded/,
  },
  { fact: '2: no cash', says: /never made in cash/ },
  {
    fact: '5: withdrawal',
    says: /PAN, Aadhaar verification, a geolocation inside India, a bank account in the same name as on your documents and photo identification and proof of address with matching names/,
  },
  { fact: '5: forfeiture', says: /amounts sought to be withdrawn may be forfeited/ },
  { fact: '9: Unplayed withdrawal fee', says: /withdrawal from Unplayed carries a processing fee of 30%/ },
  {
    fact: '9: Winnings withdrawal fee',
    says: /fee for withdrawing Winnings is shown on the withdrawal screen/,
  },
  {
    fact: '2: clause 57',
    says: /57 Our liability for any claim is limited to the lower of two sums: the amount that you paid to us in the six months before the claim, and Rs\. 1000/,
  },
  { fact: '2: indemnity', says: /58 You indemnify us/ },
  { fact: '2: waiver', says: /59 .*no waiver/ },
  { fact: '2: severability', says: /60 If a clause is held invalid, the other clauses stay in force/ },
  { fact: '2: governing law', says: /61 These terms are governed by Indian law/ },
  { fact: '2: courts', says: /62 The courts of New Delhi have sole jurisdiction/ },
  {
    fact: '2: grievance on three levels',
    says: /three levels.*Level 1: automated support.*Level 2: customer support team.*through the platform.*Level 3: grievance officer.*written complaint/,
  },
  { fact: '2: 24-48 hours on two levels', says: /24 to 48 hours.*24 to 48 hours/ },
  { fact: '2: office hours', says: /10 am to 7 pm/ },
  {
    fact: '2: what a complaint carries',
    says: /your name and contact details.*your relation to the matter.*name and age of the person affected.*description of the content.*good faith.*accurate/,
  },
  { fact: '2: 90 days', says: /more than 90 days after the game was played is not entertained/ },
]
