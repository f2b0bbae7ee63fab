import { type Bet, backingFor } from '../../rules/fulfilment.ts'
import type { WorkedSession } from './worked.ts'

interface RoundTextProps {
  readonly worked: WorkedSession
  /** The bet after this round. */
  readonly after: Bet
  readonly place: number
}

/** What a round of the worked session adds, and how much of the bet that covers. */
export function RoundText({ worked, after, place }: RoundTextProps) {
  const { bet, offers } = worked
  const offer = offers[place]
  const liquidity = offer?.liquidity ?? 0
  const bets = offer ? backingFor(bet.option, offer) - liquidity : 0
  const gain = (bet.minimumMultiplier - 1).toFixed(1)
  return (
    <p>
      Bets on the other columns add {bets}, and the pool adds {liquidity}. That makes {after.backed} so far.
      Each 1 that you bet at {bet.minimumMultiplier}X can gain {gain}, so {after.backed} ÷ {gain} ={' '}
      {after.fulfilledAmount} of your bet is fulfilled.{' '}
      {place === 0 && 'From now on the bet is locked. You can no longer change it.'}
    </p>
  )
}
