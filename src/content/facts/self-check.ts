/** How many guidelines the responsible-gaming policy has. */
export const GUIDELINE_COUNT = 10

/** The questions of the responsible-gaming self-check, each answered with yes or no; a yes is a warning. */
export const SELF_CHECK: readonly string[] = [
  'Have you played for longer than you meant to?',
  'Have you spent more on the game than you could afford to lose?',
  'Have you raised your bets to get back what you lost?',
  'Have you borrowed money, or sold something, in order to play?',
  'Have you kept from others how much you play or spend?',
  'Has playing kept you from work, from study, from sleep or from people close to you?',
  'Have you become restless or irritable when you tried to play less?',
  'Have you played to escape from worries or a low mood?',
  'Has anyone told you that they are worried about how you play?',
]
