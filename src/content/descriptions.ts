import {
  ANTI_MONEY_LAUNDERING,
  DOCS,
  HOME,
  PRIVACY,
  RESPONSIBLE_GAMING,
  SKILL_CERTIFICATES,
  TERMS,
} from './links.ts'

/** What a search engine or a shared link says of each page, by path. Only the served head has it: no visitor's script does. */
export const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [HOME.path]:
    'A skill game on patterns of four shapes. See the 24 base patterns, the six sessions and the data sheet that everyone plays from. For adults of 18 or older.',
  [DOCS.path]:
    'Shapes, base patterns, the selection index, the data sheet, moving averages and bet fulfilment, explained with figures that you can operate.',
  [TERMS.path]:
    'The 62 clauses between players and the provider: accounts, game of skill, payments, tax, liability, and how to raise a grievance.',
  [PRIVACY.path]:
    'Which personal data is collected, why, who receives it, where it is stored, and the rights that you have over it.',
  [RESPONSIBLE_GAMING.path]:
    'Ten guidelines for staying in control, who may not play, what we do to protect players, and a self-check of nine questions.',
  [ANTI_MONEY_LAUNDERING.path]:
    'How users are identified before a withdrawal, how transactions are monitored, why there is no cash, and which records are kept.',
  [SKILL_CERTIFICATES.path]:
    'The place where the certificate that describes this game as a game of skill is published.',
}
