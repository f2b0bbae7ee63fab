/** The balances of an account that a bet touches; bonus stays out of the documentation's examples. */
export interface Account {
  readonly unplayed: number
  readonly winnings: number
}

/** The account after a debit: Unplayed first, then Winnings. Throws a RangeError beyond both. */
export function debit({ unplayed, winnings }: Account, amount: number): Account {
  if (!(amount >= 0 && amount <= unplayed + winnings))
    throw new RangeError('The account does not hold that much')
  const fromUnplayed = Math.min(unplayed, amount)
  return { unplayed: unplayed - fromUnplayed, winnings: winnings - (amount - fromUnplayed) }
}

/** The account after a prize has been credited. */
export const credit = ({ unplayed, winnings }: Account, prize: number): Account => ({
  unplayed,
  winnings: winnings + prize,
})
