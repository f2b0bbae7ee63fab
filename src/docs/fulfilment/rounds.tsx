import { type Bet, backingFor, isLocked, type RoundOffer } from '../../rules/fulfilment.ts'
import { Table } from '../../ui/reading/table.tsx'
import css from './rounds.module.css'

interface RoundsProps {
  readonly bet: Bet
  readonly offers: readonly RoundOffer[]
  /** The bet after each round. */
  readonly rounds: readonly Bet[]
}

const percentOf = ({ fulfilledAmount, amount }: Bet) => (100 * fulfilledAmount) / amount

/** The bet before fulfilment and after each round. */
export function Rounds({ bet, offers, rounds }: RoundsProps) {
  const rows = rounds.map((after, place) => {
    const offer = offers[place]
    const backing = offer ? backingFor(bet.option, offer) - offer.liquidity : 0
    return describe(`${place + 1}`, after, `${backing}`, `${offer?.liquidity ?? 0}`, `${after.backed}`)
  })
  return (
    <Table caption="Round by round" head={['Round', 'Bets', 'Pool', 'In all', 'Fulfilled', 'At', 'Locked']}>
      {[describe('Before', bet, '–', '–', '–'), ...rows]}
    </Table>
  )
}

function describe(when: string, bet: Bet, ...backed: readonly [string, string, string]) {
  const percent = percentOf(bet)
  return [
    when,
    ...backed,
    <span key="fulfilled" className={css.fulfilled}>
      <span className={css.amount}>{bet.fulfilledAmount.toFixed(2)}</span>
      <span className={css.meter} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>,
    isLocked(bet) ? `${bet.betMultiplier}X` : '–',
    isLocked(bet) ? 'yes' : 'no',
  ] as const
}
